import './thread';
import { List } from 'react-admin';
import { BackLink } from '../ui/buttons';
import { PageHeader } from '../ui/PageHeader';
import { translate } from '../i18n/texts';
import { INBOX } from './thread';
import { UnassignedMails } from './UnassignedMails';

/** Mails that came in and are nobody's yet, the newest first. */
export function UnassignedList() {
  return (
    <>
      <BackLink to={INBOX}>{translate('inbox.title')}</BackLink>
      <PageHeader title="inbox.unassigned.title" lead="inbox.unassigned.lead" />
      <List resource="unassigned-mail" sort={{ field: 'recibido_at', order: 'DESC' }}>
        <UnassignedMails />
      </List>
    </>
  );
}
