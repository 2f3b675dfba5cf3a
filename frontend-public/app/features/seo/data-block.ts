import type { BreadcrumbList, FAQPage, Graph, JobPosting, LocalBusiness, Service, WebSite } from 'schema-dts';

export type Described = BreadcrumbList | FAQPage | JobPosting | LocalBusiness | Service | WebSite;

/** The text of a JSON-LD block, safe inside <script>: no text in it can end the element or open a comment. */
export function toDataBlock(things: readonly Described[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
