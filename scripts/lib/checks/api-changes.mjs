/**
 * Finds what a program written for an earlier API document would stumble over in a later one. Requests may only
 * accept more, answers may only say more: a new field, an optional parameter or another value of an answer breaks
 * nothing.
 */

/**
 * @typedef {object} Change
 * @property {string} place `GET /api/path`, or the path of a field: `Name.field`
 * @property {string} name what an entry of the changelog has to name: the field, the parameter or the path
 * @property {string} text a sentence
 */

/** @typedef {Record<string, any>} Schema @typedef {Record<string, any>} Document */
/** @typedef {'request' | 'answer'} Direction */

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** Limits of values: in requests they may only widen. `1`: a larger one accepts more. */
const LIMITS = { maxLength: 1, maximum: 1, maxItems: 1, minLength: -1, minimum: -1, minItems: -1 };

/**
 * @param {Document} before @param {Document} now
 * @returns {Change[]} each once, in the order of the earlier document
 */
export function breakingChanges(before, now) {
  const comparison = new Comparison(before, now);
  const later = new Map(Object.entries(now['paths']).map(([path, item]) => [shapeOf(path), item]));
  for (const [path, item] of Object.entries(before['paths'])) {
    for (const method of METHODS.filter((one) => one in item)) {
      comparison.operation(`${method.toUpperCase()} ${path}`, path, item, later.get(shapeOf(path)), method);
    }
  }
  return [...comparison.found.values()];
}

/** The names of a path's parameters mean nothing to a caller. @param {string} path */
const shapeOf = (path) => path.replace(/\{\w+\}/g, '{}');

class Comparison {
  /** @type {Map<string, Change>} by their sentences */
  found = new Map();
  /** Pairs of named schemas that were compared: they may refer to themselves. @type {Set<string>} */
  #compared = new Set();
  #before;
  #now;

  /** @param {Document} before @param {Document} now */
  constructor(before, now) {
    this.#before = before;
    this.#now = now;
  }

  /** @param {string} place @param {string} name @param {string} what */
  #add(place, name, what) {
    const text = `${place}: ${what}`;
    this.found.set(text, { place, name, text });
  }

  /**
   * @param {string} place @param {string} path @param {any} item @param {any} laterItem of the same path
   * @param {string} method
   */
  operation(place, path, item, laterItem, method) {
    const [a, b] = [item[method], laterItem?.[method]];
    if (b === undefined) return this.#add(place, path, 'is gone');
    if (isOpen(a, this.#before) && !isOpen(b, this.#now)) this.#add(place, path, 'needs an account now');
    this.#parameters(
      place,
      [...(item.parameters ?? []), ...(a.parameters ?? [])],
      [...(laterItem.parameters ?? []), ...(b.parameters ?? [])],
    );
    this.#body(place, path, a.requestBody, b.requestBody);
    for (const [status, answer] of Object.entries(a.responses ?? {})) {
      if (/^[23]/.test(status)) this.#answer(place, path, status, answer, b.responses?.[status]);
    }
  }

  /** @param {string} place @param {any[]} before @param {any[]} now */
  #parameters(place, before, now) {
    const [a, b] = [before.map((one) => follow(one, this.#before)), now.map((one) => follow(one, this.#now))];
    for (const parameter of a.filter((one) => one.in !== 'path')) {
      const { in: where, name, schema = {} } = parameter;
      const later = b.find((one) => one.in === where && one.name === name);
      if (later === undefined) {
        this.#add(place, name, `the ${where} parameter ${name} is gone`);
        continue;
      }
      if (later.required && !parameter.required)
        this.#add(place, name, `the parameter ${name} is required now`);
      this.#schemas('request', `${place} ${name}`, name, schema, later.schema ?? {});
    }
    for (const { in: where, name, required } of b) {
      if (!required || where === 'path' || a.some((one) => one.in === where && one.name === name)) continue;
      this.#add(place, name, `the new ${where} parameter ${name} is required`);
    }
  }

  /** @param {string} place @param {string} path @param {any} before @param {any} now */
  #body(place, path, before, now) {
    const [a, b] = [follow(before, this.#before), follow(now, this.#now)];
    if (b?.required && !a?.required) this.#add(place, path, 'a body is required now');
    for (const [type, { schema = {} }] of Object.entries(a?.content ?? {})) {
      const later = b?.content?.[type];
      if (later === undefined) this.#add(place, path, `a body of ${type} is no longer taken`);
      else this.#schemas('request', place, path, schema, later.schema ?? {});
    }
  }

  /** @param {string} place @param {string} path @param {string} status @param {any} before @param {any} now */
  #answer(place, path, status, before, now) {
    if (now === undefined) return this.#add(place, path, `there is no answer ${status} any more`);
    const [a, b] = [follow(before, this.#before), follow(now, this.#now)];
    for (const header of Object.keys(a.headers ?? {})) {
      if (!(header in (b.headers ?? {})))
        this.#add(place, header, `${status} has no header ${header} any more`);
    }
    for (const [type, { schema = {} }] of Object.entries(a.content ?? {})) {
      const later = b.content?.[type];
      if (later === undefined) this.#add(place, path, `${status} is not of ${type} any more`);
      else this.#schemas('answer', place, path, schema, later.schema ?? {});
    }
  }

  /**
   * @param {Direction} direction @param {string} place of the schema @param {string} name
   * @param {Schema} before @param {Schema} now
   */
  #schemas(direction, place, name, before, now) {
    const [a, b] = [whole(before, this.#before), whole(now, this.#now)];
    // Whether it may be null is said where a named schema is used.
    this.#types(direction, place, name, a, b);
    const [named, later] = [nameOf(before), nameOf(now)];
    const where = named ?? place;
    if (named !== undefined && later !== undefined) {
      const pair = `${direction} ${named} ${later}`;
      if (this.#compared.has(pair)) return;
      this.#compared.add(pair);
    }
    if (direction === 'request') this.#limits(where, name, a, b);
    this.#fields(direction, where, a, b);
    if (a.items && b.items) this.#schemas(direction, `${where}[]`, name, a.items, b.items);
    const more = [a.additionalProperties, b.additionalProperties];
    if (more.every((one) => typeof one === 'object' && one !== null)) {
      this.#schemas(direction, `${where}.*`, name, more[0], more[1]);
    }
    this.#variants(direction, where, name, formsOf(before, a), formsOf(now, b));
  }

  /** @param {Direction} direction @param {string} where @param {string} name @param {Schema} a @param {Schema} b */
  #types(direction, where, name, a, b) {
    if (a['types'].size === 0 || b['types'].size === 0) return;
    const [narrow, wide] = direction === 'request' ? [b['types'], a['types']] : [a['types'], b['types']];
    for (const type of wide) {
      if (narrow.has(type) || (type === 'integer' && narrow.has('number'))) continue;
      this.#add(
        where,
        name,
        direction === 'request' ? `does not take ${type} any more` : `may be ${type} now`,
      );
    }
  }

  /** @param {string} where @param {string} name @param {Schema} a @param {Schema} b */
  #limits(where, name, a, b) {
    if (b['enum']) {
      const gone = a['enum']?.filter((/** @type {unknown} */ value) => !b['enum'].includes(value)) ?? [
        'other values',
      ];
      for (const value of gone) this.#add(where, name, `does not take ${value} any more`);
    }
    for (const [limit, sign] of Object.entries(LIMITS)) {
      if (b[limit] === undefined) continue;
      if (a[limit] === undefined ? !isNoLimit(limit, b[limit]) : (b[limit] - a[limit]) * sign < 0) {
        this.#add(where, name, `${limit} is ${b[limit]} now (before: ${a[limit] ?? 'none'})`);
      }
    }
    for (const form of ['pattern', 'format']) {
      if (b[form] !== undefined && b[form] !== a[form]) {
        this.#add(where, name, `${form} is ${b[form]} now (before: ${a[form] ?? 'none'})`);
      }
    }
  }

  /** @param {Direction} direction @param {string} where @param {Schema} a @param {Schema} b */
  #fields(direction, where, a, b) {
    for (const [field, schema] of Object.entries(a['properties'])) {
      const later = b['properties'][field];
      const place = `${where}.${field}`;
      if (later === undefined) {
        if (b['additionalProperties'] === undefined || direction === 'answer') {
          this.#add(
            place,
            field,
            direction === 'request' ? 'is not taken any more' : 'is not answered any more',
          );
        }
        continue;
      }
      const [was, is] = [a['required'].has(field), b['required'].has(field)];
      if (direction === 'request' && is && !was) this.#add(place, field, 'is required now');
      if (direction === 'answer' && was && !is) this.#add(place, field, 'may be missing now');
      this.#schemas(direction, place, field, schema, later);
    }
    for (const field of b['required']) {
      if (direction === 'request' && !(field in a['properties']) && a['isObject']) {
        this.#add(`${where}.${field}`, field, 'is new and required');
      }
    }
  }

  /**
   * Of several forms each earlier one must still be taken, and no other one answered.
   * @param {Direction} direction @param {string} where @param {string} name
   * @param {Schema[]} a the forms; of a schema without several, itself @param {Schema[]} b
   */
  #variants(direction, where, name, a, b) {
    if (a.length === 1 && b.length === 1) return;
    if (a.length === b.length) {
      for (const [place, form] of a.entries()) {
        const later = b.find((one) => nameOf(one) !== undefined && nameOf(one) === nameOf(form)) ?? b[place];
        this.#schemas(direction, `${where}#${place + 1}`, name, form, later ?? {});
      }
      return;
    }
    const fits = (/** @type {Schema} */ form, /** @type {Schema} */ later) => {
      const trial = new Comparison(this.#before, this.#now);
      trial.#schemas(direction, where, name, form, later);
      return trial.found.size === 0;
    };
    if (direction === 'request' && !a.every((form) => b.some((later) => fits(form, later)))) {
      this.#add(where, name, 'does not take one of its forms any more');
    }
    if (direction === 'answer' && !b.every((later) => a.some((form) => fits(form, later)))) {
      this.#add(where, name, 'has another form');
    }
  }
}

/** Without a minimum, or with 0, a text may be empty: says nothing new. @param {string} limit @param {number} value */
const isNoLimit = (limit, value) => limit.startsWith('min') && limit !== 'minimum' && value === 0;

/** @param {any} operation @param {Document} document @returns {boolean} whether it may be called without an account */
function isOpen(operation, document) {
  const security = operation.security ?? document['security'] ?? [];
  return security.length === 0 || security.some((/** @type {object} */ one) => Object.keys(one).length === 0);
}

/** @param {any} value @param {Document} document @returns {any} the value itself, or what it refers to */
function follow(value, document) {
  if (typeof value?.$ref !== 'string') return value;
  const keys = value.$ref.slice(2).split('/');
  return follow(
    keys.reduce((/** @type {any} */ at, /** @type {string} */ key) => at?.[key], document),
    document,
  );
}

/** @param {Schema} schema @param {{ variants: Schema[] }} parts @returns {Schema[]} */
const formsOf = (schema, { variants }) => (variants.length > 1 ? variants : [schema]);

/** @param {Schema} schema @returns {string | undefined} of a named one, also beside a description or null */
function nameOf(schema) {
  const parts = schema['allOf'] ?? schema['anyOf'] ?? schema['oneOf'] ?? [schema];
  const [only, ...others] = parts.filter((/** @type {Schema} */ part) => part['type'] !== 'null');
  return others.length === 0 ? only?.$ref?.split('/').at(-1) : undefined;
}

/**
 * A schema with all its parts in one: references followed, parts of `allOf` merged, null as one of its types.
 * @param {Schema} schema @param {Document} document
 * @returns {Schema & { types: Set<string>, properties: Record<string, Schema>, required: Set<string>,
 *   variants: Schema[], isObject: boolean }}
 */
function whole(schema, document) {
  const { $ref: _ref, allOf = [], anyOf, oneOf, type, ...own } = schema;
  const target = '$ref' in schema ? follow(schema, document) : undefined;
  const parts = [...(target ? [target] : []), ...allOf].map((part) => whole(part, document));
  const forms = /** @type {Schema[]} */ (anyOf ?? oneOf ?? []);
  const others = forms.filter((one) => one['type'] !== 'null');
  if (others.length === 1 && others[0]) parts.push(whole(others[0], document));
  const types = new Set([type ?? []].flat());
  if (own['const'] !== undefined) own['enum'] = [own['const']];
  for (const part of parts) for (const one of part.types) types.add(one);
  if (forms.length > others.length) types.add('null');
  return {
    ...Object.assign({}, ...parts),
    ...own,
    types,
    properties: Object.assign({}, ...parts.map((part) => part.properties), own['properties']),
    required: new Set([...parts.flatMap((part) => [...part.required]), ...(own['required'] ?? [])]),
    variants: others.length > 1 ? others : parts.flatMap((part) => part.variants),
    isObject: 'properties' in schema || parts.some((part) => part.isObject),
  };
}
