import './offer';
import { Link as MuiLink, Stack } from '@mui/material';
import { LIVE_OFFERS } from '@hiring/contract';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Application } from '../candidates/useCandidate';
import { DialogButton } from '../ui/buttons';
import { formatDay } from '../ui/format/dates';
import { lazyPart } from '../ui/lazy';
import { RetryAlert } from '../ui/Loaded';
import { api, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { offerAddress } from './offer';
import { OfferBadge } from './OfferBadge';

const OfferDialog = lazyPart(() => import('./OfferDialog'), 'OfferDialog');

/** From here on there is something to offer. */
const OFFERED: readonly Application['estado'][] = [
  'entrevista_programada',
  'entrevista_realizada',
  'contratada',
];

/** The person's offers, the latest first: more than anybody gets. */
const ofPerson = (candidato_id: string) =>
  api.get('/api/offers', {
    params: {
      query: {
        sort: '["created_at","DESC"]',
        range: '[0,49]',
        filter: JSON.stringify({ candidato_id }),
      },
    },
  });

interface Props {
  application: Application;
  candidateId: string;
}

/** The last offer to an application, and the way to a new one. */
export function RecordOffer({ application, candidateId }: Props) {
  const { permissions = [] } = usePermissions<string[]>();
  const { data, error, refetch } = useRead(['offers', 'person', candidateId], () => ofPerson(candidateId));
  if (!data) {
    return error && <RetryAlert onRetry={refetch}>{translate('offers.card.failed')}</RetryAlert>;
  }
  const last = data.find(({ aplicacion_id }) => aplicacion_id === application.id);
  const may =
    permissions.includes('offers:write') &&
    !application.retirada &&
    OFFERED.includes(application.estado) &&
    !(
      last &&
      (LIVE_OFFERS.includes(last.estado) ||
        (last.estado === 'aceptada' && application.estado === 'contratada'))
    );
  if (!last && !may) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {last && (
        <>
          <MuiLink component={Link} to={offerAddress(last.id)}>
            {translate('offers.card.line', { name: last.nombre })}
          </MuiLink>
          <OfferBadge estado={last.estado} />
          {last.espera && translate('offers.record.until', { day: formatDay(last.caduca_el) })}
        </>
      )}
      {may && (
        <DialogButton
          size="small"
          variant="outlined"
          dialog={(close) => <OfferDialog applicationId={application.id} onClose={close} />}
        >
          {translate('offers.form.create')}
        </DialogButton>
      )}
    </Stack>
  );
}
