import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Separator } from '../ui/Separator';
import { CancelEmailButton } from './CancelEmailButton';
import { DeliveryExplanation } from './DeliveryExplanation';
import { deliveryText, templateLabel } from './emailText';
import { EmailStateBadge } from './EmailStateBadge';
import { ResendEmailButton } from './ResendEmailButton';
import { SendNowButton } from './SendNowButton';
import type { EmailRow } from './types';

const PREVIEW = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** One message inside a candidate's record: preview, whole text on demand, and what can be done with it. */
export function EmailItem({ email }: { email: EmailRow }) {
  const [whole, setWhole] = useState(false);
  const textId = useId();

  return (
    <Card component="article" sx={{ p: 2, '& + &': { mt: 1.5 } }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ mr: 'auto' }}>
          {email.asunto}
        </Typography>
        <EmailStateBadge estado={email.estado} held={email.retenido} />
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {templateLabel(email.plantilla)}
        <Separator />
        {deliveryText(email)}
      </Typography>
      <DeliveryExplanation email={email} />
      <Typography
        id={textId}
        variant="body2"
        sx={{
          mt: 1,
          maxWidth: '72ch',
          overflowWrap: 'anywhere',
          whiteSpace: whole ? 'pre-line' : 'normal',
          ...(whole ? {} : PREVIEW),
        }}
      >
        {email.texto}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" aria-expanded={whole} aria-controls={textId} onClick={() => setWhole(!whole)}>
          {whole ? 'Ver menos' : 'Ver correo'}
        </Button>
        <SendNowButton email={email} />
        <CancelEmailButton email={email} />
        <ResendEmailButton email={email} />
      </Box>
    </Card>
  );
}
