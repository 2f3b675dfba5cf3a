import { PATH_METADATA } from '@nestjs/common/constants.js';

/**
 * First words of the paths that are for people: accounts and sessions, keys and webhooks themselves, one's own calendar
 * address, and the event stream, which belongs to a session.
 */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['auth', 'api-keys', 'webhooks', 'calendar-feeds', 'events']);

/** Whether the handler answers to no API key, whatever its permissions. By its declared path, however it was spelt. */
export function isClosedToKeys(controller: object, handler: object): boolean {
  const word = [controller, handler].flatMap(pathOf).find((part) => part !== '');
  return word !== undefined && FOR_PEOPLE.has(word);
}

function pathOf(target: object): string[] {
  const declared: unknown = Reflect.getMetadata(PATH_METADATA, target);
  const path: unknown = Array.isArray(declared) ? declared[0] : declared;
  return typeof path === 'string' ? path.split('/') : [];
}
