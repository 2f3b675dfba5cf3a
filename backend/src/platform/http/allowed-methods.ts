import type { Application, Request } from 'express';

/** What Express keeps of a route and its types leave out. */
interface Layer {
  match: (path: string) => boolean;
  route?: { methods: Record<string, boolean> };
}

/** The methods of the routes that match the path of a request; none: the path is unknown. */
export function allowedMethods({ app, baseUrl, path }: Request): string[] {
  const { stack } = (app as Application).router as unknown as { stack: readonly Layer[] };
  const methods = stack.flatMap((layer) =>
    layer.route && layer.match(baseUrl + path) ? Object.keys(layer.route.methods) : [],
  );
  if (methods.includes('get')) methods.push('head');
  return [...new Set(methods)].map((method) => method.toUpperCase()).toSorted();
}
