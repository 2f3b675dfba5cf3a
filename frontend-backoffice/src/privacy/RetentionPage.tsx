import { Button, Card, Typography } from '@mui/material';
import { CONSERVACION_LIMITS, LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { DataTable, List, useNotify } from 'react-admin';
import { NumberInput } from '../ui/forms/NumberInput';
import { AskFirst } from '../ui/dialogs/confirm';
import { countOrMore, pluralOf } from '../ui/format/counts';
import { dayFrom, todayInMadrid } from '../ui/format/days';
import { api, fieldErrorsOf, type Schemas, sentenceOf } from '../providers/api';
import { FormToolbar, SingleRecordForm } from '../ui/forms/SingleRecordForm';
import { useState } from 'react';
import { formatDay } from '../ui/format/dates';
import { PartHeader } from '../ui/PageHeader';
import { HoldDialog } from './HoldList';
import { PrivacyFrame } from './PrivacyFrame';
import { readAgain } from '../providers/freshness';
import { translate } from '../i18n/texts';
import { Columns } from '../ui/layout';

const RESOURCE = 'privacy/retention/settings';

const RANGES = {
  retencion_meses: CONSERVACION_LIMITS.retencionMeses,
  retencion_contratadas_meses: CONSERVACION_LIMITS.contratadasMeses,
  ofertas_anios: CONSERVACION_LIMITS.ofertasAnios,
  aviso_dias: CONSERVACION_LIMITS.avisoDias,
  cuarentena_dias: CONSERVACION_LIMITS.cuarentenaDias,
};

type Periods = Schemas['RetentionSettingsResponse'];

interface Question {
  explanation: string;
  answer: (saves: boolean) => void;
}

/** Those that erase people. */
const NAMES = ['retencion_meses', 'retencion_contratadas_meses', 'aviso_dias', 'cuarentena_dias'] as const;

/** Shorter periods erase people who are kept now: says how many, and by when, before they are saved. */
function useShorteningQuestion() {
  const client = useQueryClient();
  const notify = useNotify();
  const [question, setQuestion] = useState<Question>();
  const asks = async (wanted: Periods): Promise<boolean> => {
    const inForce = await client.ensureQueryData({
      queryKey: [RESOURCE, 'in-force'],
      queryFn: () => api.get('/api/privacy/retention/settings'),
    });
    if (NAMES.every((name) => wanted[name] >= inForce[name])) return true;
    const periods = Object.fromEntries(NAMES.map((name) => [name, wanted[name]]));
    const fecha = dayFrom(todayInMadrid(), 1 + wanted.aviso_dias + wanted.cuarentena_dias);
    const erased = async (query: object) => {
      const plan = await api.get('/api/privacy/retention/plan/summary', { params: { query } });
      return plan.borrado;
    };
    try {
      const [then, now] = await Promise.all([erased({ fecha, ...periods }), erased({ fecha })]);
      const explanation = translate('privacy.retention.shorten.explanation', {
        ...pluralOf(then),
        day: formatDay(fecha),
        now: countOrMore(now),
      });
      return await new Promise((answer) => {
        setQuestion({ explanation, answer });
      });
    } catch (error) {
      notify(`${translate('privacy.retention.failure')}: ${sentenceOf(error)}`, { type: 'error' });
      return false;
    }
  };
  const dialog = question && (
    <AskFirst
      open
      question="privacy.retention.shorten.question"
      explanation={question.explanation}
      confirm="privacy.retention.shorten.confirm"
      onConfirm={() => question.answer(true)}
      onClose={() => {
        question.answer(false);
        setQuestion(undefined);
      }}
    />
  );
  return { asks, dialog };
}

function RetentionForm() {
  const client = useQueryClient();
  const { asks, dialog } = useShorteningQuestion();
  return (
    <Card>
      {dialog}
      <SingleRecordForm<Periods>
        resource={RESOURCE}
        asks={asks}
        unreadable="privacy.retention.unreadable"
        failure="privacy.retention.failure"
        saved="privacy.retention.saved"
        // Another person may have changed the periods.
        onFailed={(error) => {
          if (Object.keys(fieldErrorsOf(error)).length === 0) {
            void readAgain(client, [RESOURCE]);
          }
        }}
      >
        <Columns md={3} style={{ padding: 16 }}>
          {Object.entries(RANGES).map(([source, { min, max }]) => (
            <NumberInput
              key={source}
              source={source}
              margin="none"
              helperText={translate(`privacy.retentionHelp.${source}`, { min, max })}
            />
          ))}
        </Columns>
        <Typography variant="note" sx={{ px: 2, pb: 1 }}>
          {translate('privacy.retention.hint')}
        </Typography>
        <FormToolbar label="privacy.retention.save" />
      </SingleRecordForm>
    </Card>
  );
}

type Person = Schemas['QuarantinedPerson'];
const Column = DataTable.Col<Person>;

export function RetentionPage() {
  // Outside of the row, because a form in it would take the values of its record.
  const [keeping, setKeeping] = useState<Person>();
  return (
    <PrivacyFrame current="/privacy/retention/quarantine">
      <PartHeader title="privacy.retention.title" lead="privacy.retention.lead" />
      <RetentionForm />
      <section style={{ marginTop: 32 }}>
        <PartHeader title="privacy.quarantine.title" lead="privacy.quarantine.lead" />
        <List sort={{ field: 'actividad_at', order: 'ASC' }}>
          <DataTable<Person>>
            <Column source="persona" render={({ persona }) => <strong>{persona}</strong>} />
            <Column
              source="id"
              render={({ id }) => translate('privacy.quarantine.record', { id: id.slice(0, LIMITS.shortId) })}
            />
            <Column
              source="cuarentena_at"
              render={({ cuarentena_at }) =>
                translate('privacy.quarantine.since', { day: formatDay(cuarentena_at) })
              }
            />
            <Column
              source="se_borra_at"
              render={({ se_borra_at }) =>
                translate('privacy.quarantine.until', { day: formatDay(se_borra_at) })
              }
            />
            <Column
              label="privacy.quarantine.actions"
              align="right"
              render={(person) => (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={translate('privacy.quarantine.keepOne', { name: person.persona })}
                  onClick={() => setKeeping(person)}
                >
                  {translate('privacy.quarantine.keep')}
                </Button>
              )}
            />
          </DataTable>
        </List>
      </section>
      {keeping && <HoldDialog person={keeping} onClose={() => setKeeping(undefined)} />}
    </PrivacyFrame>
  );
}
