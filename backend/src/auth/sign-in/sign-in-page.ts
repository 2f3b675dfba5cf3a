import type { SignInAnswer } from '@hiring/contract/web';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { checkedForm } from '../../platform/http/validation/checked-form.js';
import { LoginRequest } from './auth.dto.js';
import { clientOf } from '../client.js';
import { SessionAnswer } from './session-answer.js';
import { SignIn } from './sign-in.js';

/** The sign-in form without JavaScript: same limits, log and cookies as the API. */
@Injectable()
export class SignInPage {
  constructor(
    private readonly signIn: SignIn,
    private readonly answer: SessionAnswer,
  ) {}

  /** Signs in and sets the session cookies. */
  async execute(
    fields: Readonly<Record<string, string>>,
    request: RequestWithActor,
    response: Response,
  ): Promise<SignInAnswer> {
    const { actor } = request;
    let home = '/';
    const outcome = await pageOutcome(async () => {
      const credentials = await checkedForm(LoginRequest, fields);
      // A program's key is not a session of this browser.
      const replaced = actor && !actor.key ? actor : null;
      const signedIn = await this.signIn.execute(credentials, clientOf(request), replaced);
      ({ home } = (await this.answer.toBrowser(response, signedIn)).user);
    });
    return outcome.done ? { done: true, home } : outcome;
  }
}
