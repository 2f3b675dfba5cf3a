import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import type { Email } from './emailText';

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
