import { contentSecurityPolicy, hashSource, inlineHashes } from './content-security-policy.js';

it('the policy has the hash of each inline script and style once, and of no data block', () => {
  const html = `<style data-page="">a{}</style><script>one()</script><script async src="/x.js"></script>
    <script>one()</script><script type="application/ld+json">{"a":1}</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hashSource('one()')], styles: [hashSource('a{}')] });
});

it('the policy allows no other inline code', () => {
  const policy = contentSecurityPolicy({
    scripts: [hashSource('one()')],
    styles: [],
    https: true,
    analytics: false,
  });
  expect(policy).toContain(`script-src 'self' ${hashSource('one()')};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("object-src 'none';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('google');
});

it('the policy allows the hosts of the analytics service when one is configured', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], https: true, analytics: true });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toContain('unsafe');
});
