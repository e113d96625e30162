# `sh warden.sh PROGRAM ARGUMENTS`: the program in a session of its own, so that a signal from the terminal comes once,
# from here, and one that kills this group lets it end in order. It reads this shell's input, gets the signals that this
# shell gets, and this shell ends as it ends. A Node that waits would take 65 MB for it.
exec 3<&0
setsid "$@" <&3 3<&- &
exec 3<&-
program=$!
trap 'kill -s INT "$program"' INT
trap 'kill -s TERM "$program"' TERM HUP
while wait "$program"; code=$?; kill -s 0 "$program" 2>/dev/null; do :; done
exit "$code"
