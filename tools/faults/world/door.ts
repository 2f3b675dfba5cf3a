/** A TCP proxy in front of a server: its address stays the same while the server is replaced, hangs or is down. */
import net from 'node:net';

export class Door {
  #sockets = new Set<net.Socket>();
  #server = net.createServer({ allowHalfOpen: true }, (client) => this.#enter(client));
  #hanging = false;
  #target: number | null;

  /** @param target port of the server */
  constructor(target: number) {
    this.#target = target;
  }

  /**
   * @param target port of the server
   * @returns the listening proxy
   */
  static async open(target: number): Promise<Door> {
    const door = new Door(target);
    await new Promise((resolve, reject) => {
      door.#server.once('error', reject);
      door.#server.listen(0, '127.0.0.1', () => resolve(undefined));
    });
    return door;
  }

  get port() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The door has no port.');
    return address.port;
  }

  /** @param target null: connections are refused */
  lead(target: number | null) {
    this.#target = target;
  }

  /** Forwards nothing and reports nothing, as when a cable is pulled; `false` resumes. */
  hang(hanging: boolean) {
    this.#hanging = hanging;
    for (const socket of this.#sockets) {
      if (hanging) socket.pause();
      else socket.resume();
    }
  }

  /** Closes every connection. */
  cut() {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close() {
    this.cut();
    await new Promise((resolve) => this.#server.close(() => resolve(undefined)));
  }

  #enter(client: net.Socket) {
    if (this.#target === null) return void client.destroy();
    const server = net.connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.once('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.on('end', () => to.end());
      from.on('data', (chunk) => {
        if (!to.write(chunk)) from.pause();
      });
      to.on('drain', () => {
        if (!this.#hanging) from.resume();
      });
    }
    if (this.#hanging) this.hang(true);
  }
}
