import type { ReactNode } from 'react';
import { inSpanish } from './vacancy-language';

/** What human resources or the company write only in Spanish, with that language and direction on foreign pages. */
export const InSpanish = ({ children }: { children: ReactNode }) => <bdi {...inSpanish()}>{children}</bdi>;
