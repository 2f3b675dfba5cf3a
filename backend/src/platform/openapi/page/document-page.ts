/** How Swagger UI shows the API document: the product's colours, room on phones, and nothing that axe complains about. */
import type { SwaggerCustomOptions } from '@nestjs/swagger';

/** Dark enough for white letters (4.5:1), each method of its own. */
const METHOD_COLOURS = {
  get: '#183152',
  post: '#17693a',
  put: '#855600',
  patch: '#6a3d9a',
  delete: '#a8231c',
};

const methodStyles = Object.entries(METHOD_COLOURS)
  .map(
    ([method, colour]) =>
      `.swagger-ui .opblock.opblock-${method} .opblock-summary-method { background: ${colour} }`,
  )
  .join('\n  ');

const STYLE = `
  .swagger-ui .topbar, .swagger-ui .info__license, .swagger-ui :is(.servers, .servers-title) { display: none }
  .swagger-ui .wrapper { padding-inline: 1rem }
  .swagger-ui .information-container { max-width: none; background: #0f2138; border-bottom: 3px solid #ffb224 }
  .swagger-ui .info { max-width: 1428px; margin: 0 auto; padding: 1.5rem 1rem }
  .swagger-ui .info :is(.title, p, li, a, code, h1, h2, h3, .url) { color: #fff; background: none }
  .swagger-ui .info .title small { background: #2b4468 }
  .swagger-ui .info .title small.version-stamp { background: #17693a }
  .swagger-ui .info .title small .version { color: #fff; background: none }
  .swagger-ui .scheme-container { box-shadow: none; background: none; margin: 0; padding-block: 1rem }
  .swagger-ui .btn.authorize { color: #17693a; border-color: #17693a }
  .swagger-ui .btn.authorize svg { fill: #17693a }
  .swagger-ui .btn.cancel { color: #a8231c; border-color: #a8231c }
  .swagger-ui .btn.execute { background: #183152; border-color: #183152; color: #fff }
  .swagger-ui :is(.parameter__in, .parameter__type, .prop-format, .response-control-media-type__accept-message) { color: #41597b }
  .swagger-ui .highlight-code > .microlight { white-space: pre-wrap !important; overflow: visible !important; overflow-wrap: anywhere; max-height: none }
  .swagger-ui .only-read { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  ${methodStyles}
  @media (max-width: 640px) {
    .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
    .swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere }
    .swagger-ui table, .swagger-ui .responses-inner { display: block; overflow-x: auto }
    .swagger-ui .responses-table > * > tr, .swagger-ui .parameters > * > tr { display: block }
    .swagger-ui .responses-table > * > tr > td, .swagger-ui .parameters > * > tr > td { display: block; width: 100%; min-width: 0 }
    .swagger-ui .responses-table thead, .swagger-ui .parameters thead { display: none }
    .swagger-ui .highlight-code > .microlight, .swagger-ui .curl-command .curl { white-space: pre-wrap; overflow-wrap: anywhere; padding-bottom: 3.5rem }
    .swagger-ui .curl-command .curl code { white-space: pre-wrap !important; overflow-wrap: anywhere }
    .swagger-ui .opblock-body select, .swagger-ui .opblock-body input[type='text'] { max-width: 100%; min-width: 0 }
  }
`;

interface System {
  React: { createElement: (type: unknown, props: object | null, ...children: unknown[]) => unknown };
}
type Component = (props: { text?: string; description?: string }) => unknown;

/**
 * Sent to the browser as its own text, so that it must not refer to anything outside. A path is no link, because it
 * stands within the button that opens its operation; a field of a value has a name.
 */
const accessibleParts = () => ({
  wrapComponents: {
    InfoContainer: (original: unknown, { React }: System) =>
      ((props) =>
        React.createElement(
          'header',
          { role: 'banner' },
          React.createElement(original, props),
        )) satisfies Component,
    SchemesContainer: (original: unknown, { React }: System) =>
      ((props) =>
        React.createElement(
          'section',
          { 'aria-label': 'Access' },
          React.createElement(original, props),
        )) satisfies Component,
    FilterContainer: (original: unknown, { React }: System) =>
      ((props) =>
        React.createElement('search', null, React.createElement(original, props))) satisfies Component,
    operations: (original: unknown, { React }: System) =>
      ((props) =>
        React.createElement(
          'section',
          null,
          React.createElement('h2', { className: 'only-read' }, 'Operations'),
          React.createElement(original, props),
        )) satisfies Component,
    DeepLink: (_original: unknown, { React }: System) =>
      (({ text }) => React.createElement('span', { className: 'nostyle' }, text)) satisfies Component,
    JsonSchemaForm: (original: unknown, { React }: System) =>
      ((props) =>
        React.createElement(
          'label',
          null,
          React.createElement('span', { className: 'only-read' }, props.description ?? 'Value'),
          React.createElement(original, props),
        )) satisfies Component,
  },
});

export const DOCUMENT_PAGE: SwaggerCustomOptions = {
  raw: false,
  swaggerUrl: '/api/openapi.json',
  customSiteTitle: 'Hiring API',
  customCss: STYLE,
  swaggerOptions: {
    deepLinking: true,
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    docExpansion: 'none',
    filter: true,
    persistAuthorization: false,
    plugins: [accessibleParts],
    syntaxHighlight: { theme: 'tomorrow-night' },
    tryItOutEnabled: true,
    validatorUrl: null,
  },
};
