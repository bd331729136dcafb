-- A key of the caller's own making can be the only thing that keeps an answer private: it is kept hashed from now on.
update idempotency_keys set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
