import { Box, Stack } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { ToneBadge } from '../../ui/display/text';
import { translate } from '../../i18n/texts';

/** What a person is labelled with; nothing where there is no label. */
export function TagBadges({ tags }: { tags: readonly Schemas['RowTag'][] }) {
  if (tags.length === 0) return null;
  return (
    <Stack
      component="ul"
      aria-label={translate('candidates.tags.title')}
      direction="row"
      spacing={0.5}
      sx={{ mt: 0.5 }}
    >
      {tags.map(({ id, nombre, color }) => (
        <Box component="li" key={id} sx={{ maxWidth: '100%', overflow: 'hidden' }}>
          <ToneBadge tone={color} dot>
            {nombre}
          </ToneBadge>
        </Box>
      ))}
    </Stack>
  );
}
