import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DetailLink } from '../ui/DetailLink';
import { RelativeDate } from '../ui/RelativeDate';
import { Separator } from '../ui/Separator';
import { templateLabel } from './emailText';
import { EmailStateBadge } from './EmailStateBadge';
import type { EmailRow } from './types';

/** The list of messages where a table has no room. */
export function EmailCards({ emails }: { emails: readonly EmailRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {emails.map((email) => (
        <Box
          component="li"
          key={email.id}
          sx={{
            position: 'relative',
            p: 2,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <DetailLink resource="emails" id={email.id}>
            {email.asunto}
          </DetailLink>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {email.candidato_nombre && (
              <>
                {email.candidato_nombre}
                <Separator />
              </>
            )}
            {email.destinatario}
          </Typography>
          <Typography variant="body2" noWrap>
            {email.texto}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
            <EmailStateBadge estado={email.estado} held={email.retenido} />
            <Typography variant="caption" color="text.secondary">
              {templateLabel(email.plantilla)}
            </Typography>
            <Box component="span" sx={{ ml: 'auto' }}>
              <RelativeDate value={email.created_at} inline />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
