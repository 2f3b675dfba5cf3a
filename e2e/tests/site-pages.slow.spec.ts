import { siteLookTests } from '../pages/site-looks.js';
import { ERROR_PAGES, PUBLIC_PAGES } from '../pages/site-map.js';
import { test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

siteLookTests(
  [...PUBLIC_PAGES, ...ERROR_PAGES, 'an opening'],
  [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ],
);
