import '../i18n/record';
import '../i18n/onboarding';
import { Box, Button, Stack, Typography } from '@mui/material';
import { CUALIFICACION_LABEL, ONBOARDING_ESTADO_LABEL, ONBOARDING_ESTADO_TONE } from '@hiring/contract';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../ui/buttons';
import { Facts } from '../ui/display/Facts';
import { ToneBadge } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { Loaded } from '../ui/Loaded';
import { PaddedCard } from '../ui/layout';
import { translate } from '../i18n/texts';
import { EndButtons } from './EndButtons';
import { FirstDayButton } from './FirstDayButton';
import { missingText, ONBOARDINGS, type OfOnboarding, URGENCY_TONE, useOnboarding } from './onboarding';
import { OnboardingTasks } from './OnboardingTasks';
import { StartPackButton } from './StartPackButton';
import { Alert } from '../ui/Alert';

function Header({ onboarding }: OfOnboarding) {
  const { candidato_nombre, candidato_id, puesto, estado, urgencia, se_cancela } = onboarding;
  return (
    <Stack component="header" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2 }}>
      <title>{candidato_nombre}</title>
      <Box sx={{ flex: { md: '1 1 280px' }, minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h1">{candidato_nombre}</Typography>
          <ToneBadge tone={ONBOARDING_ESTADO_TONE[estado]}>{ONBOARDING_ESTADO_LABEL[estado]}</ToneBadge>
          {urgencia && (
            <ToneBadge tone={URGENCY_TONE[urgencia]}>{translate(`onboarding.urgency.${urgencia}`)}</ToneBadge>
          )}
        </Stack>
        <Typography color="text.secondary">{puesto}</Typography>
        <Typography variant="note">{missingText(onboarding)}</Typography>
      </Box>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1, alignItems: 'flex-start' }}>
        <Button component={Link} to={`/candidates/${candidato_id}/show`} size="small">
          {translate('onboarding.record.person')}
        </Button>
        <StartPackButton onboarding={onboarding} />
        {!se_cancela && <EndButtons onboarding={onboarding} />}
      </Stack>
    </Stack>
  );
}

/** Licences that end before or soon after the first day: somebody has to see the new one. */
const EndingLicences = ({ onboarding: { permisos } }: OfOnboarding) =>
  permisos.map(({ tipo, caduca_el, vale }) => (
    <Alert key={tipo} severity={vale ? 'warning' : 'error'}>
      {translate(vale ? 'onboarding.record.licenceEnds' : 'onboarding.record.licenceEnded', {
        name: CUALIFICACION_LABEL[tipo],
        day: formatDay(caduca_el),
      })}
    </Alert>
  ));

function FirstDay({ onboarding }: OfOnboarding) {
  const { primer_dia, hora, lugar, contacto, motivo, plantilla, abierta, se_cancela } = onboarding;
  const byHr = translate('onboarding.record.hr');
  return (
    <PaddedCard component="section" aria-label={translate('onboarding.record.day')}>
      <Stack spacing={2}>
        {se_cancela && <Alert severity="warning">{translate('onboarding.endingHelp')}</Alert>}
        {abierta && !primer_dia && !se_cancela && (
          <Alert severity="info">{translate('onboarding.record.noDayHelp')}</Alert>
        )}
        <EndingLicences onboarding={onboarding} />
        <Facts
          facts={[
            {
              label: 'onboarding.record.day',
              value: primer_dia
                ? [formatDay(primer_dia), hora].filter(Boolean).join(', ')
                : translate('onboarding.noDay'),
            },
            { label: 'onboarding.record.where', value: lugar },
            { label: 'onboarding.record.contact', value: contacto },
            { label: 'onboarding.record.manager', value: onboarding.responsable_nombre ?? byHr },
            { label: 'onboarding.record.it', value: onboarding.informatica_nombre ?? byHr },
            { label: 'onboarding.record.template', value: plantilla },
            ...(motivo ? [{ label: 'onboarding.record.reason', value: motivo }] : []),
          ]}
        />
        {abierta && !se_cancela && (
          <div>
            <FirstDayButton onboarding={onboarding} />
          </div>
        )}
      </Stack>
    </PaddedCard>
  );
}

/** One incorporación: when it begins, what is done and by whom, and how it ends. */
export function OnboardingShow() {
  const { id = '' } = useParams();
  const query = useOnboarding(id);
  return (
    <>
      <BackLink to={ONBOARDINGS}>{translate('onboarding.back')}</BackLink>
      <Loaded of={query} failed="onboarding.failed">
        {(onboarding) => (
          <>
            <Header onboarding={onboarding} />
            <FirstDay onboarding={onboarding} />
            <OnboardingTasks onboarding={onboarding} />
          </>
        )}
      </Loaded>
    </>
  );
}
