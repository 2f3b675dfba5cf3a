import { Button, Tab, Tabs, Typography } from '@mui/material';
import {
  IMPORT_DECISION_LABEL,
  IMPORT_DUPLICATE_LABEL,
  IMPORT_FIELD_LABEL,
  type ImportDecision,
  importDecisionsOf,
  type ImportField,
  type ImportRowFilter,
} from '@hiring/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/counts';
import { choicesOf, InstantSelect } from '../../ui/forms/inputs';
import { StatCard } from '../../ui/StatCard';
import { ImportRows } from './ImportRows';
import { RowWarnings } from './RowWarnings';
import { type ImportDetail, useShowImport } from './types';
import { api, useWrite, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';

type Row = Schemas['ImportRowResponse'];
type Planned = Schemas['ImportFiguresResponse'];

function RowDecision({ one, row }: { one: ImportDetail; row: Row }) {
  const { mutate, isPending } = useWrite(
    (decision: ImportDecision | null) =>
      api.put('/api/imports/{id}/rows/{numero}', {
        params: { path: { id: one.id, numero: row.numero } },
        body: { decision },
      }),
    { then: useShowImport(), failure: 'people.importRows.decisionFailed' },
  );
  if (!row.duplicado) return null;
  const forAll = one.opciones[`si_${row.duplicado}`];
  return (
    <InstantSelect
      label={translate('people.importRows.decide', { number: row.numero })}
      value={row.decision ?? undefined}
      choices={choicesOf(importDecisionsOf(row.duplicado), IMPORT_DECISION_LABEL)}
      emptyText={translate('people.importRows.asAll', {
        decision: IMPORT_DECISION_LABEL[forAll].toLowerCase(),
      })}
      disabled={isPending}
      onChoose={(decision) => mutate(decision ?? null)}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  );
}

function Why({ row }: { row: Row }) {
  if (row.errores.length > 0) {
    return (
      <ul>
        {row.errores.map(({ campo, mensaje }) => (
          <li key={campo}>
            <Typography variant="body2" color="error">
              {IMPORT_FIELD_LABEL[campo as ImportField] ?? campo}: {mensaje}
            </Typography>
          </li>
        ))}
      </ul>
    );
  }
  if (!row.duplicado) return null;
  return (
    <Typography variant="body2">
      {IMPORT_DUPLICATE_LABEL[row.duplicado]}
      {row.duplicado_id && (
        <>
          {': '}
          <Link to={`/candidates/${row.duplicado_id}/show`} target="_blank" style={{ color: 'inherit' }}>
            {row.duplicado_nombre}
          </Link>
        </>
      )}
      {row.duplicado_fila !== null && translate('people.importRows.row', { number: row.duplicado_fila })}
    </Typography>
  );
}

const FIGURES = ['crear', 'actualizar', 'candidatura', 'omitir', 'errores'] as const;

export function PlannedRows({ one, planned }: { one: ImportDetail; planned: Planned }) {
  const repeated = planned.por_email + planned.por_telefono + planned.por_fila;
  const [filter, setFilter] = useState<ImportRowFilter>(
    planned.errores > 0 ? 'errores' : repeated > 0 ? 'duplicadas' : 'validas',
  );
  const tabs = {
    errores: planned.errores,
    duplicadas: repeated,
    validas: planned.total - planned.errores - repeated,
  };
  return (
    <>
      <Columns as="dl" xs={2} md={5} aria-live="polite" style={{ marginBottom: 16 }}>
        {FIGURES.map((name) => (
          <StatCard key={name} label={`people.importPlanned.${name}`} value={planned[name]} />
        ))}
      </Columns>
      <Tabs
        value={filter}
        variant="scrollable"
        onChange={(_event, value: ImportRowFilter) => setFilter(value)}
        aria-label={translate('people.importRows.which')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(tabs).map(([name, count]) => (
          <Tab
            key={name}
            value={name}
            label={translate(`people.importRows.${name}`, { count: formatCount(count) })}
          />
        ))}
      </Tabs>
      <ImportRows
        id={one.id}
        version={one.revision}
        query={{ filtro: filter }}
        render={(row) => (
          <>
            <div>
              <Why row={row} />
              <RowWarnings row={row} />
            </div>
            <RowDecision one={one} row={row} />
          </>
        )}
      />
      {planned.errores > 0 && (
        <Button href={`/api/imports/${one.id}/errors.csv`} variant="outlined" sx={{ mt: 1 }}>
          {translate('people.importRows.downloadErrors')}
        </Button>
      )}
    </>
  );
}
