import { type ApiDocument, type ApiResponse, type Parameter, routesOf } from './document-shape.js';

interface Reference {
  $ref: string;
}

/** Moves equal parameters and successes to the document's components; refusals are there already. */
export function shareParts(document: ApiDocument): void {
  const operations = routesOf(document)
    .map(({ operation }) => operation)
    .toSorted((a, b) => (a.operationId < b.operationId ? -1 : 1));
  const parameters = new Parts<Parameter>('parameters');
  const responses = new Parts<ApiResponse>('responses');
  for (const { operationId, ...operation } of operations) {
    for (const one of operation.parameters ?? []) parameters.add(one, one.name, operationId);
    for (const one of Object.values(operation.responses)) responses.add(one, nameOf(one), operationId);
  }
  const { components } = document;
  components.parameters = parameters.shared();
  components.responses = { ...components.responses, ...responses.shared() };
  for (const operation of operations) {
    // Nothing reads the parameters of an operation afterwards.
    const written: { parameters?: (Parameter | Reference)[] } = operation;
    if (operation.parameters) written.parameters = operation.parameters.map((one) => parameters.written(one));
    for (const [status, one] of Object.entries(operation.responses)) {
      operation.responses[status] = responses.written(one);
    }
  }
}

/** Named after the schema of its body. */
function nameOf({ content = {} }: ApiResponse): string {
  const [media] = Object.values(content);
  if (!media) return 'Empty';
  const { $ref, items } = media.schema ?? {};
  const name = ($ref ?? items?.$ref)?.split('/').at(-1);
  return name === undefined ? 'Content' : name + (items ? 'List' : '');
}

/** Equal parts, by their JSON. */
class Parts<T extends object> {
  readonly #uses = new Map<string, { part: T; name: string; firstUser: string; count: number }>();
  readonly #names = new Map<string, string>();

  constructor(private readonly kind: 'parameters' | 'responses') {}

  add(part: T, name: string, user: string): void {
    if ('$ref' in part) return;
    const wording = JSON.stringify(part);
    const use = this.#uses.get(wording) ?? { part, name, firstUser: user, count: 0 };
    this.#uses.set(wording, { ...use, count: use.count + 1 });
  }

  /** By name. Of several parts with a name the most used keeps it; the others get the operation's name. */
  shared(): Record<string, T> {
    const parts: Record<string, T> = {};
    const repeated = [...this.#uses].filter(([, { count }]) => count > 1);
    for (const [wording, { part, name, firstUser }] of repeated.toSorted(
      ([, a], [, b]) => b.count - a.count,
    )) {
      const free = name in parts ? `${name}.${firstUser}` : name;
      parts[free] = part;
      this.#names.set(wording, free);
    }
    return parts;
  }

  /** A reference to a shared part; everything else unchanged. */
  written(part: T): T | Reference {
    const name = this.#names.get(JSON.stringify(part));
    return name === undefined ? part : { $ref: `#/components/${this.kind}/${name}` };
  }
}
