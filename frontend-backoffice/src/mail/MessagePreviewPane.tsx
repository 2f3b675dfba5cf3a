import '../i18n/mail';
import { Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import type { Email } from './EmailState';
import { keepPreviousData } from '@tanstack/react-query';
import { Loaded } from '../ui/Loaded';
import { type Schemas, sentenceOf, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

const VIEWS = ['html', 'texto'] as const;

/** The message as people see it, and its plain text. The frame may run nothing and reach nothing. */
export function EmailBody({ email }: { email: Pick<Email, 'asunto' | 'html' | 'texto'> }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('html');

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
        onChange={(_event, value: typeof view) => setView(value)}
        aria-label={translate('mail.preview.formats')}
        sx={{ px: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {VIEWS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={translate(`mail.preview.${one}`)}
            id={`mensaje-${one}`}
            aria-controls="mensaje-cuerpo"
          />
        ))}
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
            title={translate('mail.preview.title', { subject: email.asunto })}
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

/** `of`: the parts of the message; when they change, the preview is read again. */
export function MessagePreviewPane({
  of,
  read,
}: {
  of: unknown;
  read: () => Promise<Schemas['MessagePreview']>;
}) {
  const preview = useRead(['message-preview', of], read, { gcTime: 0, placeholderData: keepPreviousData });
  const { error } = preview;
  return (
    // What is wrong with a field is said here: the field is not in sight.
    <Loaded
      of={{ ...preview, error: error && new Error(sentenceOf(error)) }}
      failed="mail.preview.failed"
      rows={5}
    >
      {(message) => (
        <Box
          aria-busy={preview.isPlaceholderData}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <EmailBody email={message} />
        </Box>
      )}
    </Loaded>
  );
}
