import { migrate } from './migrate.js';
import { serve } from './serve.js';
import { mountSources } from './site/pages/source-front-ends.js';

/** What `npm run dev` starts, and starts again at each change of the backend. */
await migrate();
await serve(mountSources);
