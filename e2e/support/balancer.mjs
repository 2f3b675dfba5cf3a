/** What a reverse proxy does in production: each request goes to the next process, whoever it comes from. */
import http from 'node:http';

/**
 * @param {readonly number[]} ports of processes on this machine
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startBalancer(ports) {
  let next = 0;
  const server = http.createServer((request, response) => {
    const port = ports[next++ % ports.length];
    const { method, url, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      // As they came: of a header that comes twice both count.
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    onward.once('error', () => response.destroy());
    // Streams of events live until one end has gone.
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })
    );
  return { port, stop };
}
