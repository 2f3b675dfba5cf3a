import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import {
  IMPORT_ROW_LABEL,
  IMPORT_ROW_STATES,
  IMPORT_ROW_TONE,
  IMPORT_STATE_LABEL,
  IMPORT_STATE_TONE,
  type ImportRowState,
} from '@hiring/contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { choicesOf, InstantSelect } from '../../ui/forms/inputs';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { Facts } from '../../ui/display/Facts';
import { ToneBadge } from '../../ui/display/text';
import { BACK, ImportRows } from './ImportRows';
import { figuresText, type ImportDetail, isMoving, useShowImport } from './types';
import { api, at } from '../../providers/api';
import { OpenRecord } from '../../ui/lists/OpenRecord';
import { PageHeader } from '../../ui/PageHeader';
import { CvFolder } from './cvs/CvFolder';
import { RowWarnings } from './RowWarnings';
import { ImportPreparation } from './ImportPreparation';
import { translate } from '../../i18n/texts';
import { PaddedCard } from '../../ui/layout';

const ROWS = choicesOf(IMPORT_ROW_STATES, (state) => IMPORT_ROW_LABEL[state]);

function Actions({ one }: { one: ImportDetail }) {
  const act = { then: useShowImport(), failure: 'people.importResult.actionFailed' };
  const path = at(one.id);
  const written = one.creadas + one.actualizadas + one.anadidas > 0;
  return (
    <Stack direction="row" spacing={1}>
      {one.fallidas + one.omitidas > 0 && (
        <Button href={`/api/imports/${one.id}/errors.csv`} variant="outlined">
          {translate('people.importResult.download')}
        </Button>
      )}
      {one.estado === 'en_curso' && one.tipo === 'tabla' && (
        <WriteButton
          {...confirmTexts('people.importCancel.')}
          dismiss="people.importCancel.dismiss"
          write={() => api.post('/api/imports/{id}/cancel', path)}
          {...act}
        />
      )}
      {one.puede_deshacer && written && (
        <WriteButton
          {...confirmTexts('people.importUndo.')}
          write={() => api.post('/api/imports/{id}/undo', path)}
          {...act}
        />
      )}
    </Stack>
  );
}

function ImportResult({ one }: { one: ImportDetail }) {
  const [state, setState] = useState<ImportRowState>();
  const moving = isMoving(one);
  const done = one.total - one.pendientes;
  return (
    <>
      <PaddedCard component="section">
        <Stack spacing={2}>
          <Stack direction="row" spacing={1}>
            <ToneBadge tone={IMPORT_STATE_TONE[one.estado]}>{IMPORT_STATE_LABEL[one.estado]}</ToneBadge>
            <Typography role="status" variant="strong">
              {figuresText(one)}
            </Typography>
          </Stack>
          {moving && (
            <LinearProgress
              aria-label={translate('people.importResult.running')}
              variant={one.estado === 'en_curso' && one.total > 0 ? 'determinate' : 'indeterminate'}
              value={(done / one.total) * 100}
            />
          )}
          <Facts
            facts={[
              { label: 'resources.imports.fields.origen', value: one.origen },
              {
                label: 'people.importResult.informed',
                value: one.informados_el
                  ? formatDay(one.informados_el)
                  : translate('people.importResult.notYet'),
              },
              { label: 'resources.imports.fields.autor', value: one.autor },
              {
                label: 'resources.imports.fields.created_at',
                value: formatMoment(one.iniciada_at ?? one.created_at),
              },
              ...(one.deshacer_hasta
                ? [{ label: 'people.importResult.undoUntil', value: formatMoment(one.deshacer_hasta) }]
                : []),
            ]}
          />
          <Actions one={one} />
        </Stack>
      </PaddedCard>
      {one.total > 0 && (
        <PaddedCard component="section" aria-label={translate('people.importResult.rows')}>
          <InstantSelect
            label="people.importResult.show"
            value={state}
            choices={ROWS}
            emptyText="people.importResult.everything"
            onChoose={setState}
            sx={{ maxWidth: 260 }}
          />
          <ImportRows
            id={one.id}
            version={`${one.estado}:${one.total}:${one.pendientes}:${one.deshechas}`}
            query={state ? { estado: state } : {}}
            render={(row) => (
              <>
                <Stack direction="row" spacing={1}>
                  <ToneBadge tone={IMPORT_ROW_TONE[row.estado]}>{IMPORT_ROW_LABEL[row.estado]}</ToneBadge>
                  {row.motivo && <Typography variant="body2">{row.motivo}</Typography>}
                  <RowWarnings row={row} />
                </Stack>
                {row.candidato_id && (
                  <Button component={Link} to={`/candidates/${row.candidato_id}/show`}>
                    {translate('people.importResult.profile')}
                  </Button>
                )}
              </>
            )}
          />
        </PaddedCard>
      )}
    </>
  );
}

function Import({ one }: { one: ImportDetail }) {
  const preparing = one.estado === 'borrador';
  const folder = one.tipo === 'cvs' && (one.estado === 'en_curso' || one.borradores > 0);
  return (
    <>
      <PageHeader
        title={one.nombre}
        lead={
          preparing
            ? 'people.importResult.preparing'
            : folder
              ? 'people.importResult.folder'
              : 'people.importResult.lead'
        }
        action={BACK}
      />
      {preparing ? <ImportPreparation key={one.id} one={one} /> : <ImportResult one={one} />}
      {one.tipo === 'cvs' && one.estado !== 'deshaciendo' && one.estado !== 'deshecha' && (
        <CvFolder one={one} />
      )}
    </>
  );
}

const WHILE_MOVING_MS = 1000;

/** One import: prepared while nobody is written, then how it came out; a folder of CVs with its drafts. */
export function ImportShow() {
  const { id = '' } = useParams();
  return (
    <OpenRecord<ImportDetail>
      resource="imports"
      id={id}
      failed="people.importResult.failed"
      missing
      back={BACK}
      refetchInterval={({ state }) => (state.data && isMoving(state.data) ? WHILE_MOVING_MS : false)}
    >
      {(one) => <Import one={one} />}
    </OpenRecord>
  );
}
