import type { Client } from 'pg';

/** Of the product's schema: what belongs to an extension is the extension's. */
const OWN = (oid: string, catalogue: string): string =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = ${oid} AND d.classid = '${catalogue}'::regclass AND d.deptype = 'e')`;
const IN_PUBLIC = (column: string): string => `${column} = 'public'::regnamespace`;

/** Each kind of object, as a line that says everything about it. */
const KINDS = [
  `SELECT format('table %s kind %s options %s row security %s', relname, relkind, reloptions, relrowsecurity)
   FROM pg_class WHERE ${IN_PUBLIC('relnamespace')} AND relkind IN ('r', 'p', 'v', 'm', 'S')`,
  `SELECT format('column %s.%s: %s null %s default %s generated %s identity %s collation %s', c.relname, a.attname,
     format_type(a.atttypid, a.atttypmod), NOT a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated,
     a.attidentity, nullif(a.attcollation, 0)::regcollation)
   FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   WHERE ${IN_PUBLIC('c.relnamespace')} AND c.relkind IN ('r', 'p', 'v', 'm')`,
  `SELECT format('index %s valid %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
   FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE ${IN_PUBLIC('c.relnamespace')}`,
  `SELECT format('constraint %s of %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
   FROM pg_constraint WHERE ${IN_PUBLIC('connamespace')}`,
  `SELECT format('trigger %s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled)
   FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE ${IN_PUBLIC('c.relnamespace')} AND NOT t.tgisinternal`,
  `SELECT format('function %s', pg_get_functiondef(p.oid))
   FROM pg_proc p WHERE ${IN_PUBLIC('p.pronamespace')} AND p.prokind IN ('f', 'p') AND ${OWN('p.oid', 'pg_proc')}`,
  `SELECT format('type %s: %s', t.typname, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder))
   FROM pg_type t LEFT JOIN pg_enum e ON e.enumtypid = t.oid
   WHERE ${IN_PUBLIC('t.typnamespace')} AND t.typtype IN ('e', 'd') AND ${OWN('t.oid', 'pg_type')} GROUP BY t.typname`,
  `SELECT format('text search %s: %s', cfgname, string_agg(format('%s %s', m.maptokentype, m.mapdict::regdictionary),
     ', ' ORDER BY m.maptokentype, m.mapseqno))
   FROM pg_ts_config c JOIN pg_ts_config_map m ON m.mapcfg = c.oid WHERE ${IN_PUBLIC('cfgnamespace')} GROUP BY cfgname`,
  `SELECT format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description)
   FROM pg_description, pg_identify_object(classoid, objoid, objsubid) o
   WHERE o.identity LIKE 'public.%' OR o.schema = 'public' OR o.identity LIKE '% on public.%'`,
  `SELECT format('extension %s', extname) FROM pg_extension`,
  `SELECT format('migration %s', name) FROM migrations`,
];

/** Everything that the migrations made, one line each, sorted. */
export async function schemaLines(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT line FROM (${KINDS.join(' UNION ALL ')}) AS kinds (line) ORDER BY line COLLATE "C"`,
  );
  return rows.map(({ line }) => line);
}
