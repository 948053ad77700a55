-- A member's own pictures, which go with the account: found without looking through those of the tours.
CREATE INDEX images_avatars ON images (uploaded_by) WHERE purpose = 'avatar' AND deleted_at IS NULL;
