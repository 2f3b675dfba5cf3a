import type { WebContext } from '@hiring/contract/web';

/** The context of loaders: the server's services for this request, called in process. */
declare module 'react-router' {
  interface AppLoadContext extends WebContext {
    nonce: WebContext['nonce'];
  }
}
