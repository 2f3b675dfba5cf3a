import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { ConfigModule } from '../config/config.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { AccessTokens, accessTokenSettings } from './access-tokens.js';
import { AccountHooks } from './account-hooks.js';
import { AccountLimits } from './account-limits.js';
import { AccountMessages } from './account-messages.js';
import { AccountTokens } from './account-tokens.service.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { ChangePassword } from './change-password.js';
import { EMAIL_CHANGE_PROVIDERS } from './email-change/providers.js';
import { EmailVerification } from './email-verification.js';
import { EndSessions } from './end-sessions.js';
import { FirstAdmin } from './first-admin.js';
import { ForgotPassword } from './forgot-password.js';
import { HeldAccountData } from './held-account-data.js';
import { KnownBrowsers } from './known-browsers.js';
import { OpenSession } from './open-session.js';
import { OwnAccountController } from './own-account.controller.js';
import { OwnAccount } from './own-account.js';
import { OwnSessions } from './own-sessions.js';
import { PasswordAttempts } from './password-attempts.js';
import { PasswordHasher } from './password-hasher.js';
import { ProveOwner } from './prove-owner.js';
import { ProveSession } from './prove-session.js';
import { ProgramBudget } from './program-budget.js';
import { RateLimits } from './rate-limits.js';
import { RefreshSession } from './refresh-session.js';
import { RegisterAccount } from './register-account.js';
import { RemoveExpired } from './remove-expired.js';
import { ResetPassword } from './reset-password.js';
import { SECOND_FACTOR_PROVIDERS } from './second-factor/providers.js';
import { TwoFactorController } from './second-factor/two-factor.controller.js';
import { SessionAnswer } from './session-answer.js';
import { SessionCookies } from './session-cookies.js';
import { SessionMiddleware } from './session.middleware.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SetPassword } from './set-password.js';
import { SignInPage } from './sign-in-page.js';
import { SignIn } from './sign-in.js';
import { EnterByLink } from './sign-in-link/enter-by-link.js';
import { SendSignInLink } from './sign-in-link/send-sign-in-link.js';
import { SignInLinkController } from './sign-in-link/sign-in-link.controller.js';
import { TellAdministrators } from './tell-administrators.js';
import { USER_ADMIN_PROVIDERS } from './users/providers.js';
import { UsersController } from './users/users.controller.js';
import { UsersRepository } from './users.repository.js';
import { VerifyEmail } from './verify-email.js';

/**
 * Owns accounts, sessions and one-time links: who somebody is, and how they prove it. What a role may do stands in
 * platform/auth/permissions.ts; a candidate's data belong to candidates/, which hears of accounts through AccountHooks.
 */
@Module({
  imports: [
    ConfigModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    JwtModule.registerAsync({
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => {
        const { secret, algorithm, issuer, audience, expiresIn } = accessTokenSettings(environment);
        return { secret, signOptions: { algorithm, issuer, audience, expiresIn } };
      },
    }),
  ],
  controllers: [
    SessionsController,
    AccountsController,
    OwnAccountController,
    SignInLinkController,
    TwoFactorController,
    UsersController,
  ],
  providers: [
    ...EMAIL_CHANGE_PROVIDERS,
    ...SECOND_FACTOR_PROVIDERS,
    ...USER_ADMIN_PROVIDERS,
    AccessTokens,
    AccountHooks,
    AccountLimits,
    AccountMessages,
    AccountTokens,
    AccountsService,
    ChangePassword,
    EmailVerification,
    EndSessions,
    EnterByLink,
    FirstAdmin,
    ForgotPassword,
    HeldAccountData,
    KnownBrowsers,
    OpenSession,
    OwnAccount,
    OwnSessions,
    PasswordAttempts,
    PasswordHasher,
    ProveOwner,
    ProveSession,
    ProgramBudget,
    RateLimits,
    RefreshSession,
    RegisterAccount,
    RemoveExpired,
    ResetPassword,
    SendSignInLink,
    SessionAnswer,
    SessionCookies,
    SessionMiddleware,
    SessionsRepository,
    SessionsService,
    SetPassword,
    SignIn,
    SignInPage,
    TellAdministrators,
    UsersRepository,
    VerifyEmail,
  ],
  exports: [
    AccountHooks,
    AccountsService,
    OwnAccount,
    ProveOwner,
    RateLimits,
    SessionMiddleware,
    SessionsService,
    SignInPage,
  ],
})
export class AuthModule {}
