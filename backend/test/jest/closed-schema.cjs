/**
 * A schema of the document as the check reads it: objects hold nothing but what is named, and references lead to the
 * document's own schemas.
 * @param {any} schema
 * @returns {any}
 */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'examples' && key !== 'description')
      .map(([key, value]) => [key, key === 'enum' || key === 'const' ? value : closedChild(key, value)]),
  );
  if (schema.properties && schema.additionalProperties === undefined) copy.additionalProperties = false;
  return copy;
}

/** @param {string} key @param {any} value */
function closedChild(key, value) {
  if (key === '$ref') return `api${value}`;
  if (key === 'properties') {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, closed(field)]));
  }
  // They speak of some fields only.
  if (key === 'if' || key === 'then' || key === 'else') return value;
  return key === 'allOf' ? value.map(openPart) : closed(value);
}

/** Parts of one object: each knows only some of its fields. */
function openPart(part) {
  return part.$ref ? { $ref: `api${part.$ref}` } : part;
}

module.exports = { closed };
