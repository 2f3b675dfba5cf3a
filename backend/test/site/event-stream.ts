import { LIVE_MESSAGES, type LiveEvent } from '@hiring/contract';
import type { AddressInfo, Server } from 'node:net';
import { until } from '../until.js';
import type { World } from '../world.js';

/** A program that listens to the events of one process. */
export interface EventStream {
  status: number;
  headers: Headers;
  /** Everything told so far. */
  events: LiveEvent[];
  /** Names of all messages so far. */
  names: string[];
  /** The server has ended it. */
  ended: boolean;
  /** Waits for an event like this one. @throws after a minute. */
  hears(wanted: (event: LiveEvent) => boolean): Promise<void>;
  close(): void;
}

export function listen(world: World, accessToken?: string, path = '/api/events'): Promise<EventStream> {
  const { port } = (world.app.getHttpServer() as Server).address() as AddressInfo;
  return listenAt(`http://127.0.0.1:${port}`, accessToken, path);
}

/** The same of a process of its own. */
export async function listenAt(
  url: string,
  accessToken?: string,
  path = '/api/events',
): Promise<EventStream> {
  const stop = new AbortController();
  const ask = () =>
    fetch(`${url}${path}`, {
      signal: stop.signal,
      headers: accessToken ? { Authorization: `Bearer ${accessToken}` } : {},
    });
  let response = await ask();
  // The process may not listen to the database yet.
  await until(async () => {
    if (response.status !== 503) return true;
    response = await ask();
    return false;
  });
  const stream: EventStream = {
    status: response.status,
    headers: response.headers,
    events: [],
    names: [],
    ended: false,
    hears: (wanted) => until(() => Promise.resolve(stream.events.some(wanted))),
    close: () => stop.abort(),
  };
  void read(response, stream);
  if (response.ok) await until(() => Promise.resolve(stream.names.length > 0));
  return stream;
}

async function read(response: Response, stream: EventStream): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const name = /^event: (.*)$/m.exec(message)?.[1];
        if (!name) continue;
        stream.names.push(name);
        if (name === LIVE_MESSAGES.events) {
          stream.events.push(...(JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? '[]') as LiveEvent[]));
        }
      }
    }
  } catch {
    // Closed by us, or broken off: either way it is over.
  }
  stream.ended = true;
}
