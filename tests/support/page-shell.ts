/** The built shell of a page, with its placeholders and without styles and scripts. */
export const SHELL =
  '<!doctype html><html lang="en-CA" data-lang="ca"><head><!--head--></head><body><div id="root"><!--app--></div><!--state--><script data-entry=""></script></body></html>'
