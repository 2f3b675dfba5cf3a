import '../../i18n/mail';
import { Box, Stack, Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { formatMoment } from '../../ui/format/dates';
import { RejectionDelayForm, RejectionReasons } from './Rejections';
import { CoveringLink } from '../../ui/display/Detail';
import { PageHeader } from '../../ui/PageHeader';
import { ToneBadge } from '../../ui/display/text';
import { ofVersion, type TemplateRow } from './TemplateVersions';
import { translate } from '../../i18n/texts';
import { PaddedCard } from '../../ui/layout';

const Column = DataTable.Col<TemplateRow>;

export function TemplateList() {
  return (
    <>
      <PageHeader title="mail.templates.title" lead="mail.templates.lead" />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <section aria-labelledby="plantillas-titulo">
          <Typography variant="h3" component="h2" id="plantillas-titulo" gutterBottom>
            {translate('mail.templates.texts')}
          </Typography>
          <List sort={{ field: 'nombre', order: 'ASC' }} perPage={100} pagination={false}>
            <DataTable<TemplateRow>>
              <Column
                source="nombre"
                cellClassName="breaks"
                render={({ id, nombre, asunto }) => (
                  <>
                    <CoveringLink to={`/templates/${id}`}>{nombre}</CoveringLink>
                    <Typography variant="hint">{asunto}</Typography>
                  </>
                )}
              />
              <Column
                source="version"
                render={({ version }) => (
                  <ToneBadge tone={version === 0 ? 'grey' : 'blue'}>{ofVersion('name', version)}</ToneBadge>
                )}
              />
              <Column
                source="updated_at"
                render={({ updated_at }) => updated_at && formatMoment(updated_at)}
              />
            </DataTable>
          </List>
        </section>
        <section aria-labelledby="rechazos-titulo">
          <Typography variant="h3" component="h2" id="rechazos-titulo" gutterBottom>
            {translate('mail.templates.rejections')}
          </Typography>
          <PaddedCard>
            <Stack spacing={2.5}>
              <RejectionDelayForm />
              <RejectionReasons />
            </Stack>
          </PaddedCard>
        </section>
      </Box>
    </>
  );
}
