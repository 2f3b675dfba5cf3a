import '../i18n/onboarding';
import { Button, Link } from '@mui/material';
import {
  ONBOARDING_ACTOR_LABEL,
  ONBOARDING_ESTADO_LABEL,
  ONBOARDING_ESTADO_TONE,
  ONBOARDING_ESTADOS,
} from '@hiring/contract';
import { DataTable, DateInput, List } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../ui/format/dates';
import { ToneBadge, TwoLines } from '../ui/display/text';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../ui/forms/inputs';
import { ListEmpty } from '../ui/lists/ListParts';
import { PageHeader } from '../ui/PageHeader';
import { translate } from '../i18n/texts';
import { missingText, type Onboarding, ONBOARDINGS, TEMPLATES, URGENCY_TONE } from './onboarding';

const Column = DataTable.Col<Onboarding>;
const ONLY_YES = [{ id: 'true', name: 'ra.boolean.true' }];

function FirstDay({ onboarding: { primer_dia, hora, urgencia } }: { onboarding: Onboarding }) {
  return (
    <TwoLines
      below={
        urgencia && (
          <ToneBadge tone={URGENCY_TONE[urgencia]}>{translate(`onboarding.urgency.${urgencia}`)}</ToneBadge>
        )
      }
    >
      {primer_dia ? [formatDay(primer_dia), hora].filter(Boolean).join(', ') : translate('onboarding.noDay')}
    </TwoLines>
  );
}

/** People who were hired, by their first day. */
export function OnboardingList() {
  return (
    <>
      <PageHeader
        title="onboarding.title"
        lead="onboarding.lead"
        action={
          <Button component={RouterLink} to={TEMPLATES} variant="outlined">
            {translate('onboarding.templates')}
          </Button>
        }
      />
      <List
        sort={{ field: 'primer_dia', order: 'ASC' }}
        filterDefaultValues={{ estado: 'abierta' }}
        filters={[
          WORDS_FILTER,
          choiceFilter('estado', choicesOf(ONBOARDING_ESTADOS, ONBOARDING_ESTADO_LABEL)),
          choiceFilter('atrasada', ONLY_YES),
          choiceFilter('mia', ONLY_YES),
          <DateInput key="primer_dia_desde" source="primer_dia_desde" />,
          <DateInput key="primer_dia_hasta" source="primer_dia_hasta" />,
        ]}
      >
        <DataTable<Onboarding> empty={<ListEmpty />} rowClick={false}>
          <Column
            source="primer_dia"
            disableSort={false}
            render={(onboarding) => <FirstDay onboarding={onboarding} />}
          />
          <Column
            source="candidato_nombre"
            cellClassName="line breaks"
            render={({ id, candidato_nombre, puesto }) => (
              <TwoLines below={puesto}>
                <Link component={RouterLink} to={`${ONBOARDINGS}/${id}/show`}>
                  {candidato_nombre}
                </Link>
              </TwoLines>
            )}
          />
          <Column
            source="faltan"
            cellClassName="breaks"
            render={(onboarding) => (
              <TwoLines
                below={translate('onboarding.progress', {
                  done: onboarding.total - onboarding.pendientes,
                  total: onboarding.total,
                })}
              >
                {missingText(onboarding)}
              </TwoLines>
            )}
          />
          <Column source="turno" render={({ turno }) => (turno ? ONBOARDING_ACTOR_LABEL[turno] : '—')} />
          <Column
            source="estado"
            render={({ estado, se_cancela }) => (
              <ToneBadge tone={se_cancela ? 'yellow' : ONBOARDING_ESTADO_TONE[estado]}>
                {se_cancela ? translate('onboarding.ending') : ONBOARDING_ESTADO_LABEL[estado]}
              </ToneBadge>
            )}
          />
        </DataTable>
      </List>
    </>
  );
}
