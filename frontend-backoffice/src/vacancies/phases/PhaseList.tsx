import '../../i18n/vacancies';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Add } from '@mui/icons-material';
import { useState } from 'react';
import { STAGE_OF_ESTADO } from '@hiring/contract';
import { estadoLabel, StageDot } from '../../candidates/StateBadges';
import { ToneBadge } from '../../ui/display/text';
import { pluralOf } from '../../ui/format/counts';
import { OrderedCards } from '../../ui/lists/OrderedCards';
import { RowMenu } from '../../ui/lists/RowMenu';
import { type Schemas, useWrite } from '../../providers/api';
import { translate, type Values } from '../../i18n/texts';
import { type PhasesOrder, PHASES_SAID } from './usePhases';
import type { Noun } from '../../providers/freshness';
import { type Phase, PhaseDialog, type PhaseOrder } from './PhaseDialog';

type Figures = Schemas['PhaseFigures'];

/** What a row says of a phase besides its name. */
function factsOf(phase: Phase, figures: Figures | undefined): string {
  const said = (name: string, values: Values = {}) => translate(`vacancies.phases.${name}`, values);
  return [
    estadoLabel(phase.estado),
    phase.dias !== null && said('days', pluralOf(phase.dias)),
    phase.exige_documento && said('asksDocument', { name: phase.exige_documento }),
    phase.exige_puntuacion && said('asksScorecard'),
    phase.exige_tarea && said('asksTask', { name: phase.exige_tarea }),
    Object.keys(phase.mensaje).length > 0 && said('proposes'),
    figures && figures.total > 0 && said('people', pluralOf(figures.total)),
    figures && figures.sin_responder > 0 && said('overdue', { count: figures.sin_responder }),
    figures?.dias_mediana != null && said('median', { days: figures.dias_mediana.toLocaleString('es') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Props {
  phases: readonly Phase[];
  version: number;
  figures?: readonly Figures[] | undefined;
  /** Writes all of them. */
  put: (order: PhasesOrder) => Promise<unknown>;
  changes: readonly Noun[];
}

/** The phases in their order: carried by mouse, finger or keyboard, and each edited in a dialog. */
export function PhaseList({ phases, version, figures, put, changes }: Props) {
  const [editing, setEditing] = useState<Phase | 'new'>();
  const replaced = (id: string, order: PhaseOrder): PhaseOrder[] =>
    phases.map((phase) => (phase.id === id ? { ...order, id } : phase));

  const { mutate } = useWrite(put, { changes, ...PHASES_SAID });
  const change = (fases: PhaseOrder[]) => mutate({ version, fases });

  const actions = (phase: Phase) => {
    const { id, nombre, archivada, en_uso } = phase;
    return [
      { label: 'ra.action.edit', onChoose: () => setEditing(phase) },
      {
        label: archivada ? 'vacancies.phases.restore' : 'vacancies.phases.archive',
        onChoose: () => change(replaced(id, { ...phase, archivada: !archivada })),
      },
      {
        label: 'vacancies.phases.delete',
        ...(en_uso ? { whyNot: 'vacancies.phases.inUse' } : {}),
        asks: {
          question: translate('vacancies.phases.deleteQuestion', { name: nombre }),
          explanation: 'vacancies.phases.deleteExplanation',
        },
        onChoose: () => change(phases.filter((one) => one.id !== id)),
      },
    ];
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {phases.length > 1 && <Typography variant="hint">{translate('vacancies.phases.order')}</Typography>}
      <OrderedCards
        items={phases}
        keyOf={({ id }) => id}
        nameOf={({ nombre }) => nombre}
        label="vacancies.phases.list"
        carry="vacancies.phases.carry"
        onOrder={change}
      >
        {(phase) => (
          <>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <StageDot stage={STAGE_OF_ESTADO[phase.estado]} />
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {phase.nombre}
                </Typography>
                {phase.archivada && (
                  <ToneBadge tone="grey">{translate('vacancies.phases.archived')}</ToneBadge>
                )}
              </Stack>
              <Typography variant="note">
                {factsOf(
                  phase,
                  figures?.find(({ id }) => id === phase.id),
                )}
              </Typography>
            </Box>
            <RowMenu of={phase.nombre} items={actions(phase)} />
          </>
        )}
      </OrderedCards>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setEditing('new')}>
        {translate('vacancies.phases.add')}
      </Button>
      {editing && (
        <PhaseDialog
          phase={editing === 'new' ? null : editing}
          version={version}
          changes={changes}
          save={(values, seen) => {
            const before = editing !== 'new' && phases.find(({ id }) => id === editing.id);
            return put({
              version: seen,
              fases: before
                ? replaced(before.id, { ...values, archivada: before.archivada })
                : // New, or deleted meanwhile by somebody else.
                  [...phases, { ...values, id: undefined }],
            });
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Stack>
  );
}
