import { Box, Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import type { Email } from './EmailState';
import { keepPreviousData } from '@tanstack/react-query';
import { ListSkeleton, StateMessage } from '../ui/Loaded';
import { fieldErrorsOf, reasonOf, type Schemas, useRead } from '../providers/api';

type View = 'html' | 'texto';

/** The message as people see it, and its plain text. The frame may run nothing and reach nothing. */
export function EmailBody({ email }: { email: Pick<Email, 'asunto' | 'html' | 'texto'> }) {
  const [view, setView] = useState<View>('html');

  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs
        value={view}
        onChange={(_event, value: View) => setView(value)}
        aria-label="Formato del correo"
        sx={{ px: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="html" label="Correo" id="mensaje-html" aria-controls="mensaje-cuerpo" />
        <Tab value="texto" label="Solo texto" id="mensaje-texto" aria-controls="mensaje-cuerpo" />
      </Tabs>
      <Box
        role="tabpanel"
        id="mensaje-cuerpo"
        aria-labelledby={`mensaje-${view}`}
        sx={{ flex: 1, display: 'flex', minHeight: 420 }}
      >
        {view === 'html' ? (
          <Box
            component="iframe"
            sandbox=""
            srcDoc={email.html}
            title={`Correo: ${email.asunto}`}
            sx={{ flex: 1, border: 0, bgcolor: '#fff' }}
          />
        ) : (
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              p: 3,
              flex: 1,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              fontFamily: 'ui-monospace, monospace',
            }}
          >
            {email.texto}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface Props {
  /** What the message is made of: another one is another message. */
  of: unknown;
  read: () => Promise<Schemas['MessagePreview']>;
}

export function MessagePreviewPane({ of, read }: Props) {
  const preview = useRead(['message-preview', of], read, {
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

  if (preview.isPending) return <ListSkeleton rows={5} />;
  if (preview.isError) {
    const { asunto, cuerpo } = fieldErrorsOf(preview.error);
    return (
      <StateMessage
        alert
        title="No se puede mostrar"
        action={
          <Button variant="outlined" onClick={() => void preview.refetch()}>
            Reintentar
          </Button>
        }
      >
        {[asunto, cuerpo].filter(Boolean).join(' ') || reasonOf(preview.error)}
      </StateMessage>
    );
  }
  return (
    <Box
      aria-busy={preview.isPlaceholderData}
      sx={{ display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <EmailBody email={preview.data} />
    </Box>
  );
}
