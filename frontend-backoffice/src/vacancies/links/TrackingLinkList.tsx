import '../../i18n/vacancies';
import { Stack } from '@mui/material';
import { List } from 'react-admin';
import { BackLink } from '../../ui/buttons';
import { PageHeader } from '../../ui/PageHeader';
import { VACANCIES_PATH } from '../vacancy';
import { LinkTable, NewLink } from './LinkTable';
import { translate } from '../../i18n/texts';

export function TrackingLinkList() {
  return (
    <>
      <BackLink to={VACANCIES_PATH}>{translate('vacancies.words.all')}</BackLink>
      <PageHeader title="vacancies.links.title" lead="vacancies.links.lead" />
      <Stack spacing={2.5}>
        <NewLink vacancyId={null} />
        <List sort={{ field: 'created_at', order: 'DESC' }}>
          <LinkTable />
        </List>
      </Stack>
    </>
  );
}
