import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { MainButton } from '../buttons';
import { translate } from '../../i18n/texts';

const ONLY_READ = {
  readOnly: true,
  spellCheck: false,
  style: { fontFamily: 'monospace', wordBreak: 'break-all' },
} as const;

/** MUI's `TextField` with a text that is shown this once, and a button that copies it. */
export function SecretField({ label, secret }: { label: string; secret: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid('ui.secret.copied'),
      () => setSaid('ui.secret.notCopied'),
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={translate(label)}
          value={secret}
          margin="none"
          multiline
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: ONLY_READ }}
          sx={{ flex: '1 1 280px' }}
        />
        <MainButton startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {translate('ui.secret.copy')}
        </MainButton>
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 24, mt: 0.5, fontWeight: 600 }}>
        {translate(said)}
      </Typography>
    </>
  );
}
