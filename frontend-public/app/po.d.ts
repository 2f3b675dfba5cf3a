/** A catalogue, as Lingui compiles it. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
