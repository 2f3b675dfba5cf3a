import type { WebContext } from '@hiring/contract/web';

/** What the server passes to loaders: its own services for this request, called in process. */
declare module 'react-router' {
  interface AppLoadContext extends WebContext {
    nonce: WebContext['nonce'];
  }
}
