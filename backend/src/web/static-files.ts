import sirv from 'sirv';

/** A year: the name of such a file holds a hash of its content. */
const FOR_EVER = 31_536_000;
const AN_HOUR = 3_600;
/** Where the builds put files whose name holds a hash. */
const HASHED = /^\/assets\//;

/**
 * Sends the files of a build, in the Brotli or gzip form that the build made of them. The list of files is read
 * once, so that no address reaches the disk beyond it.
 */
export function staticFiles(folder: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const hashed = HASHED.test(path);
      response.setHeader(
        'Cache-Control',
        hashed ? `public, max-age=${FOR_EVER}, immutable` : `public, max-age=${AN_HOUR}`,
      );
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
}
