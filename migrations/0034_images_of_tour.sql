-- Whether a picture is left, deleted ones included, is asked when a tour goes for good.
CREATE INDEX images_of_tour ON images (tour_id);
