/** What directories send otherwise than the protocol says, or say of what is not ours to change. */

interface Operation {
  op?: unknown;
  path?: unknown;
  value?: unknown;
}
type Message = Record<string, unknown>;

const ACTIVE = /^(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?active$/i;
const CHANGES = /^(?:add|replace|remove)$/i;
const ADDRESS = /(\b(?:userName|emails(?:\[[^\]]*\])?(?:\.value)?)\s+[a-z]{2}\s+)"([^"]*)"/gi;

const isObject = (value: unknown): value is Message => typeof value === 'object' && value !== null;

/** Microsoft Entra sends "False", alone or as the one value of a list. */
function flagOf(value: unknown): unknown {
  const flag: unknown =
    Array.isArray(value) && value.length === 1 ? (value[0] as Message | null)?.['value'] : value;
  const text = typeof flag === 'string' ? flag.toLowerCase() : '';
  return text === 'true' || text === 'false' ? text === 'true' : flag;
}

/** What an operation says of `active`; undefined: nothing. */
function activeIn({ path, value }: Operation): unknown {
  if (path !== undefined) return typeof path === 'string' && ACTIVE.test(path) ? value : undefined;
  return isObject(value) ? Object.entries(value).find(([name]) => ACTIVE.test(name))?.[1] : undefined;
}

/**
 * Only `active` changes an account: what else an operation asks for is left out, so that it never holds up the closing of
 * an account. What is no operation stays, and is refused by the library.
 */
export function patchOf(body: Message): Message {
  const operations = body['Operations'];
  if (!Array.isArray(operations)) return body;
  return {
    ...body,
    Operations: (operations as unknown[]).flatMap((operation) => {
      // The library has no words for null.
      if (!isObject(operation) || !CHANGES.test(String(operation['op']))) return [operation ?? {}];
      const active = activeIn(operation);
      return active === undefined ? [] : [{ op: 'replace', path: 'active', value: flagOf(active) }];
    }),
  };
}

/** Of a whole account, what is read here. The protocol does not mind the case of names. */
const READ = /^(?:schemas|id|userName|name|active)$/i;

/**
 * A whole account with its flag as one. What else a directory says of it is left out, as in a change: Microsoft Entra sends
 * roles whose `primary` is a text, which the library refuses.
 */
export function instanceOf(body: Message): Message {
  if (!isObject(body) || Array.isArray(body)) return body;
  const read = Object.entries(body).filter(([name]) => READ.test(name));
  return Object.fromEntries(
    read.map(([name, value]) => (ACTIVE.test(name) ? ['active', flagOf(value)] : [name, value])),
  );
}

const OF_USERS = /\burn:ietf:params:scim:schemas:core:2\.0:User:(?=[a-z])/gi;

/** Names in their short form, which the library knows. The case of addresses does not matter: they are compared in lower case. */
export const filterOf = (filter: string): string =>
  filter
    .replace(OF_USERS, '')
    .replace(ADDRESS, (_all, before: string, address: string) => `${before}"${address.toLowerCase()}"`);
