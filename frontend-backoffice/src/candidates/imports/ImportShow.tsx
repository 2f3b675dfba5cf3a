import '../../i18n/people';
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
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
import { WriteButton } from '../../ui/dialogs/confirm';
import { Facts } from '../../ui/display/Facts';
import { ToneBadge } from '../../ui/display/text';
import { ImportRows } from './ImportRows';
import { figuresText, type ImportDetail, IMPORTS, isMoving, useShowImport } from './types';
import { api, at } from '../../providers/api';
import { OpenRecord } from '../../ui/lists/OpenRecord';
import { PageHeader } from '../../ui/PageHeader';
import { CvFolder } from './cvs/CvFolder';
import { ImportPreparation } from './ImportPreparation';

const ROWS = choicesOf(IMPORT_ROW_STATES, (state) => IMPORT_ROW_LABEL[state]);

function Actions({ one }: { one: ImportDetail }) {
  const act = { then: useShowImport(), failure: 'No se pudo hacer:' };
  const path = at(one.id);
  const written = one.creadas + one.actualizadas + one.anadidas > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {one.fallidas + one.omitidas > 0 && (
        <Button href={`/api/imports/${one.id}/errors.csv`} variant="outlined">
          Descargar las no importadas
        </Button>
      )}
      {one.estado === 'en_curso' && one.tipo === 'tabla' && (
        <WriteButton
          label="Cancelar la importación"
          dismiss="Seguir importando"
          question="¿Cancelar la importación?"
          explanation="Las filas que faltan no se importarán. Lo que ya se ha creado se queda; después puedes deshacerlo."
          write={() => api.post('/api/imports/{id}/cancel', path)}
          {...act}
        />
      )}
      {one.puede_deshacer && written && (
        <WriteButton
          label="Deshacer la importación"
          question="¿Deshacer toda la importación?"
          explanation="Se borran las personas y candidaturas que creó y se vacían los campos que completó; también se descartan los borradores de CV que queden. Se conserva lo que alguien haya tocado después: movido, anotado, con entrevista o con cuenta."
          write={() => api.post('/api/imports/{id}/undo', path)}
          {...act}
        />
      )}
    </Box>
  );
}

function ImportResult({ one }: { one: ImportDetail }) {
  const [state, setState] = useState<ImportRowState>();
  const moving = isMoving(one);
  const done = one.total - one.pendientes;
  return (
    <>
      <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <ToneBadge tone={IMPORT_STATE_TONE[one.estado]}>{IMPORT_STATE_LABEL[one.estado]}</ToneBadge>
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {figuresText(one)}
          </Typography>
        </Box>
        {moving && (
          <LinearProgress
            aria-label="En marcha"
            sx={{ my: 1.5 }}
            {...(one.estado === 'en_curso' && one.total > 0
              ? { variant: 'determinate' as const, value: (done / one.total) * 100 }
              : {})}
          />
        )}
        <Facts
          facts={[
            { label: 'De dónde vienen los datos', value: one.origen },
            {
              label: 'Se les informó',
              value: one.informados_el ? formatDay(one.informados_el) : 'Todavía no',
            },
            { label: 'Importado por', value: one.autor },
            { label: 'Fecha', value: formatMoment(one.iniciada_at ?? one.created_at) },
            ...(one.deshacer_hasta
              ? [{ label: 'Se puede deshacer hasta', value: formatMoment(one.deshacer_hasta) }]
              : []),
          ]}
        />
        <Actions one={one} />
      </Card>
      {one.total > 0 && (
        <Card component="section" aria-label="Filas" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
          <InstantSelect
            label="Mostrar"
            value={state}
            choices={ROWS}
            emptyText="Todas"
            onChoose={setState}
            sx={{ maxWidth: 260 }}
          />
          <ImportRows
            id={one.id}
            version={`${one.estado}:${one.total}:${one.pendientes}:${one.deshechas}`}
            query={state ? { estado: state } : {}}
            empty="No hay filas así"
            render={(row) => (
              <>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <ToneBadge tone={IMPORT_ROW_TONE[row.estado]}>{IMPORT_ROW_LABEL[row.estado]}</ToneBadge>
                  {row.motivo && <Typography variant="body2">{row.motivo}</Typography>}
                </Box>
                {row.candidato_id && (
                  <Button component={Link} to={`/candidates/${row.candidato_id}/show`}>
                    Ver ficha
                  </Button>
                )}
              </>
            )}
          />
        </Card>
      )}
    </>
  );
}

const BACK = (
  <Button component={Link} to={IMPORTS}>
    Volver a Importaciones
  </Button>
);

function Import({ one }: { one: ImportDetail }) {
  const preparing = one.estado === 'borrador';
  const folder = one.tipo === 'cvs' && (one.estado === 'en_curso' || one.borradores > 0);
  return (
    <>
      <PageHeader
        title={one.nombre}
        lead={
          preparing
            ? 'Todavía no se ha guardado ningún candidato.'
            : folder
              ? 'Revisa lo que dice cada CV y confirma los que estén completos.'
              : 'Resultado de la importación.'
        }
        action={BACK}
      />
      {preparing ? <ImportPreparation one={one} /> : <ImportResult one={one} />}
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
      failed="No se pudo cargar la importación"
      missing
      back={BACK}
      refetchInterval={({ state }) => (state.data && isMoving(state.data) ? WHILE_MOVING_MS : false)}
    >
      {(one) => <Import one={one} />}
    </OpenRecord>
  );
}
