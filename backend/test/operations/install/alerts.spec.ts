import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Metrics } from '../../../src/platform/observability/metrics.js';
import { createWorld, type World } from '../../world.js';

/** What Prometheus says of a target itself. */
const OF_PROMETHEUS = ['up'];
const METRICS_TOKEN = 'the token of a collector';
const FOLDER = join(import.meta.dirname, '../../../../docs/operations');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const rules = (parse(read('prometheus/alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('prometheus/dashboard.json')) as Dashboard;

/** Names of metrics and labels in an expression: neither functions nor what stands in quotes. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const plain = expression.replace(/"[^"]*"/g, '""');
  const labels = [...plain.matchAll(/\{([^}]*)\}/g)].flatMap(
    ([, inside = '']) => inside.match(/\w+(?=\s*[=!])/g) ?? [],
  );
  const grouped = [...plain.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(
    ([, inside = '']) => inside.match(/\w+/g) ?? [],
  );
  const rest = plain
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
    .replace(/[\d.]+e\d+/g, ' ');
  return { metrics: rest.match(/\b[a-z]\w*\b(?!\s*\()/g) ?? [], labels: [...labels, ...grouped] };
}

let world: World;
let scraped: string;
beforeAll(async () => {
  world = await createWorld({ environment: { metricsToken: METRICS_TOKEN } });
  world.app.get(Metrics).watchProcess();
  await world.agent().get('/health').expect(200);
  const metrics = await world
    .agent()
    .get('/metrics')
    .set('Authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  scraped = metrics.text;
});
afterAll(() => world.close());

/** `name` of `# TYPE name histogram` has `name_bucket`, `name_sum` and `name_count`. */
function known(): Set<string> {
  const names = [...scraped.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name],
  );
  return new Set([...names, ...OF_PROMETHEUS]);
}

it('each alert and each panel of the dashboard asks for metrics that the product has', () => {
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  const names = known();
  for (const [where, expression] of expressions) {
    const { metrics } = namesIn(expression);
    expect([where, metrics.length > 0]).toEqual([where, true]);
    expect([where, metrics.filter((name) => !names.has(name))]).toEqual([where, []]);
  }
});

it('each label that an alert or a panel asks for is one of the product or of Prometheus', () => {
  const labels = new Set([...(scraped.match(/(?<=[{,])\w+(?==")/g) ?? []), 'job', 'instance', 'le']);
  const byCode = ['status', 'route', 'state', 'component'];
  for (const { expr } of rules) {
    for (const label of namesIn(expr).labels) {
      expect([expr, labels.has(label) || byCode.includes(label)]).toEqual([expr, true]);
    }
  }
});

it('the names in an expression are found, and unknown ones noticed', () => {
  expect(namesIn('sum by (le) (rate(made_up_total{job="x", status=~"5.."}[5m])) > 500e6')).toEqual({
    metrics: ['made_up_total'],
    labels: ['job', 'status', 'le'],
  });
  expect(known().has('made_up_total')).toBe(false);
});

it('each alert says what to do, and the page on monitoring explains it', () => {
  const page = read('monitoring.md');
  for (const { alert, annotations } of rules) {
    expect(annotations).toEqual({ summary: expect.any(String), action: expect.any(String) });
    expect([alert, page.includes(`\`${alert}\``)]).toEqual([alert, true]);
  }
});
