import { findXmlProblems, type SchemaName } from './xml-schema.js';

/** The smallest valid document of each kind. */
const VALID: Readonly<Record<SchemaName, string>> = {
  sitemap: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.example.com/</loc><lastmod>2026-03-01</lastmod></url></urlset>`,
  'sitemap-index': `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://www.example.com/1.xml</loc></sitemap></sitemapindex>`,
  rss: `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>a</title><link>https://www.example.com/</link><description>b</description><atom:link href="https://www.example.com/rss.xml" rel="self" type="application/rss+xml"/><item><title>c</title><guid>https://www.example.com/1</guid><pubDate>Mon, 09 Mar 2026 08:30:00 GMT</pubDate></item><item><title>d</title><guid>https://www.example.com/2</guid></item></channel></rss>`,
  'job-board-feed': `<source><publisher>a</publisher><job><title><![CDATA[b]]></title><date>Mon, 09 Mar 2026 08:30:00 GMT</date><referencenumber>1</referencenumber><url>https://www.example.com/1</url><company>c</company><city>d</city><state></state><country>ES</country><description>e</description><jobtype>fulltime, temporary</jobtype></job></source>`,
};

it.each(Object.entries(VALID) as [SchemaName, string][])('a small %s is valid', async (schema, xml) => {
  expect(await findXmlProblems(xml, schema)).toEqual([]);
});

const BROKEN: [SchemaName, string, string, string][] = [
  ['sitemap', 'without an address', '<loc>https://www.example.com/</loc>', ''],
  ['sitemap', 'with a date in words', '2026-03-01', '1 de marzo'],
  ['sitemap', 'with an unknown element', '<lastmod>', '<changed/><lastmod>'],
  ['sitemap', 'of another namespace', 'sitemap/0.9', 'sitemap/0.84'],
  ['sitemap', 'with a bare ampersand', 'com/<', 'com/?a&b<'],
  ['sitemap', 'that is an index', 'url>', 'sitemap>'],
  ['sitemap-index', 'with pages', 'sitemap>', 'url>'],
  ['rss', 'of another version', '2.0', '0.91'],
  ['rss', 'without a link', '<link>https://www.example.com/</link>', ''],
  ['rss', 'with two titles', '<title>a</title>', '<title>a</title><title>z</title>'],
  ['rss', 'with a path as its link', '<link>https://www.example.com', '<link>'],
  ['rss', 'with an ISO date', 'Mon, 09 Mar 2026 08:30:00 GMT', '2026-03-09T08:30:00Z'],
  ['rss', 'with a date in Spanish', 'Mon, 09 Mar', 'lun, 09 mar'],
  ['rss', 'with one guid twice', 'com/2</guid>', 'com/1</guid>'],
  ['rss', 'with a link of Atom that leads nowhere', 'href="https://www.example.com/rss.xml" ', ''],
  ['rss', 'with an unknown element', '<description>b', '<summary/><description>b'],
  ['rss', 'with a control character', '>c<', '>\u0001<'],
  ['job-board-feed', 'without a country', '<country>ES</country>', ''],
  ['job-board-feed', 'with a country in words', '>ES<', '>España<'],
  ['job-board-feed', 'without a description', '>e</description>', '></description>'],
  ['job-board-feed', 'with an unknown kind of job', 'fulltime, ', 'indefinido, '],
  ['job-board-feed', 'with an unknown element', '<job>', '<job><salaries/>'],
  ['job-board-feed', 'with CDATA that ends early', '[b]]', '[b]]>]]'],
  ['job-board-feed', 'with an ISO date', 'Mon, 09 Mar 2026 08:30:00 GMT', '2026-03-09'],
];

it.each(BROKEN)('a %s %s is invalid', async (schema, _name, from, to) => {
  expect(VALID[schema]).toContain(from);
  expect(await findXmlProblems(VALID[schema].replaceAll(from, to), schema)).not.toEqual([]);
});
