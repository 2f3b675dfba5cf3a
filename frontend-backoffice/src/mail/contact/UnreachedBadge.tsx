import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { ToneBadge } from '../../ui/display/text';
import { formatMoment } from '../../ui/format/dates';
import { translate } from '../../i18n/texts';
import { useThread } from '../conversation/reads';

/** Messages to the person's address come back. */
export function UnreachedBadge({ candidateId }: { candidateId: string }) {
  const since = useThread(candidateId).data?.pages[0]?.correo_no_llega_desde;
  if (!since) return null;
  return (
    <ToneBadge tone="red">
      <WarningAmberOutlined sx={{ fontSize: 14 }} aria-hidden />
      <span title={translate('mail.contact.unreachedSince', { when: formatMoment(since) })}>
        {translate('mail.contact.unreached')}
      </span>
    </ToneBadge>
  );
}
