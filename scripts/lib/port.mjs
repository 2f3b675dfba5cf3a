/** Asks the system about TCP ports. */
import net from 'node:net';

/**
 * @param {number} port 0: any free one
 * @param {string} host
 * @returns {Promise<number>} the port, which was free a moment ago
 * @throws the system's error, such as EADDRINUSE or EACCES
 */
export function tryListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(chosen));
    });
  });
}

/** @returns {Promise<number>} a free loopback port; the caller must be ready to find it taken */
export function freePort() {
  return tryListen(0, '127.0.0.1');
}
