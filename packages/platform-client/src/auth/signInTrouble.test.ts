import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { describe, expect, test } from 'vitest';
import { MissingClaimError } from './claims.schemas.ts';
import { IdTokenError, OtherPersonError, ServerClocksError } from './idTokenErrors.ts';
import { troubleOf, withoutRequest } from './signInTrouble.ts';

const answer = (error: string) => new ErrorResponse({ error });

test.each([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'invalid_grant',
])('%s ends a session', (code) => expect(troubleOf(answer(code))).toEqual({ kind: 'ended' }));

describe('nothing else does', () => {
  test.each(['temporarily_unavailable', 'server_error', 'slow_down', 'something_new'])('the answer %j', (code) =>
    expect(troubleOf(answer(code))).toEqual({ kind: 'unreachable' }),
  );

  test.each(['invalid_request', 'invalid_client', 'invalid_scope', 'access_denied'])('the refusal %j', (code) =>
    expect(troubleOf(answer(code))).toEqual({ kind: 'refused', code }),
  );

  test.each([
    [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    [new ErrorTimeout('IFrame timed out without a response'), { kind: 'unreachable' }],
    [new Error('Service Unavailable (503): {}'), { kind: 'unreachable' }],
    [new SyntaxError('Unexpected end of JSON input'), { kind: 'unreachable' }],
    ['a text', { kind: 'unreachable' }],
    [new IdTokenError('iss', 'was issued by another'), { kind: 'idToken', claim: 'iss' }],
    [new Error('nonce in id_token does not match nonce in client storage'), { kind: 'idToken', claim: 'nonce' }],
    [new ServerClocksError(), { kind: 'clock' }],
    [new MissingClaimError('gantry_username'), { kind: 'missingClaim', claim: 'gantry_username' }],
    [new Error('Metadata does not contain property token_endpoint'), { kind: 'metadata', property: 'token_endpoint' }],
    [new Error('No end session endpoint'), { kind: 'metadata', property: 'end_session_endpoint' }],
    [new Error('No matching state found in storage'), { kind: 'forgotten' }],
  ])('%s', (error, trouble) => expect(troubleOf(error)).toEqual(trouble));
});

test('an answer about another person ends the session of the first', () =>
  expect(troubleOf(new OtherPersonError())).toEqual({ kind: 'ended' }));

test('the log contains neither the code nor its verifier', () => {
  const form = new URLSearchParams({ code: 'secret-code', code_verifier: 'secret-verifier' });
  expect(withoutRequest(new ErrorResponse({ error: 'invalid_grant' }, form))).not.toContain('secret');
});
