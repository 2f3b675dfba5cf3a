/** What a visitor gets when the public app itself cannot be rendered. Needs no style, script or data. */
export const PLAIN_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>404</title>
  </head>
  <body>
    <main>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <p><a href="/">Return to Home</a></p>
    </main>
  </body>
</html>
`;
