import { Button, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { ToneBadge } from '../ui/display/text';
import { dayFrom, todayInMadrid } from '../ui/format/days';
import { translate } from '../i18n/texts';
import { ONBOARDINGS, useOpenOnboardings } from './onboarding';

/** '3 incorporaciones esta semana, 1 con cosas pendientes'. Nothing without any that begins soon or is late. */
export function ComingOnboardings() {
  const id = useId();
  const { canAccess } = useCanAccess({ resource: 'onboardings', action: 'list' });
  const { data = [] } = useOpenOnboardings();
  const last = dayFrom(todayInMadrid(), 7);
  const week = data.filter(({ primer_dia }) => primer_dia !== null && primer_dia <= last);
  const late = data.filter(({ urgencia }) => urgencia === 'rojo').length;
  if (!canAccess || (week.length === 0 && late === 0)) return null;
  const pending = week.filter(({ pendientes }) => pendientes > 0).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1, mb: 1.5 }}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 0.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {translate('onboarding.home.title')}
        </Typography>
        <Typography sx={{ flex: '1 1 200px' }}>
          {translate('onboarding.home.week', week.length)}
          {pending > 0 && translate('onboarding.home.pending', { count: pending })}
        </Typography>
        {late > 0 && <ToneBadge tone="red">{translate('onboarding.home.late', late)}</ToneBadge>}
        <Button component={Link} to={ONBOARDINGS} size="small">
          {translate('onboarding.home.all')}
        </Button>
      </Stack>
    </Card>
  );
}
